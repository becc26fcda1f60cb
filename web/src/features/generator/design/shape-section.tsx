import type { Design } from '@everscan/core/design/design';
import {
  eyeBallThumbnail,
  eyeFrameThumbnail,
  shapeThumbnail,
} from '@everscan/core/design/thumbnail';
import { eyeBalls } from '@everscan/core/eye-ball/index';
import { eyeFrames } from '@everscan/core/eye-frame/index';
import { shapes } from '@everscan/core/shape/index';
import * as m from '@everscan/messages/style';
import { eyeBallLabels, eyeFrameLabels, shapeLabels } from '@everscan/messages/words/design';
import { ThumbnailChoice } from './thumbnail-choice.tsx';

const shapeTiles = shapes.map((shape) => ({
  ...shape,
  label: shapeLabels[shape.id],
  thumbnail: shapeThumbnail(shape),
}));
const frameTiles = eyeFrames.map((frame) => ({
  ...frame,
  label: eyeFrameLabels[frame.id],
  thumbnail: eyeFrameThumbnail(frame),
}));
const ballTiles = eyeBalls.map((ball) => ({
  ...ball,
  label: eyeBallLabels[ball.id],
  thumbnail: eyeBallThumbnail(ball),
}));

type ShapeSectionProps = {
  design: Design;
  /** The saved code on the screen. */
  codeId: string | undefined;
  onChange: (change: Partial<Design>) => void;
};

export function ShapeSection({ design, codeId, onChange }: ShapeSectionProps) {
  return (
    <div className="space-y-6">
      <ThumbnailChoice
        label={m.dotShape}
        tiles={shapeTiles}
        codeId={codeId}
        value={design.shape}
        onChange={(shape) => onChange({ shape })}
      />
      <ThumbnailChoice
        label={m.cornerFrameShape}
        tiles={frameTiles}
        codeId={codeId}
        value={design.eyeFrame}
        onChange={(eyeFrame) => onChange({ eyeFrame })}
      />
      <ThumbnailChoice
        label={m.cornerDotShape}
        tiles={ballTiles}
        codeId={codeId}
        value={design.eyeBall}
        onChange={(eyeBall) => onChange({ eyeBall })}
      />
    </div>
  );
}
