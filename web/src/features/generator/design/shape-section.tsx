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
import { ThumbnailChoice } from './thumbnail-choice.tsx';

const shapePictures = shapes.map(shapeThumbnail);
const framePictures = eyeFrames.map(eyeFrameThumbnail);
const ballPictures = eyeBalls.map(eyeBallThumbnail);

type ShapeSectionProps = { design: Design; onChange: (change: Partial<Design>) => void };

export function ShapeSection({ design, onChange }: ShapeSectionProps) {
  return (
    <div className="space-y-6">
      <ThumbnailChoice
        label={m.dotShape}
        entries={shapes}
        thumbnails={shapePictures}
        value={design.shape}
        onChange={(shape) => onChange({ shape })}
      />
      <ThumbnailChoice
        label={m.cornerFrameShape}
        entries={eyeFrames}
        thumbnails={framePictures}
        value={design.eyeFrame}
        onChange={(eyeFrame) => onChange({ eyeFrame })}
      />
      <ThumbnailChoice
        label={m.cornerDotShape}
        entries={eyeBalls}
        thumbnails={ballPictures}
        value={design.eyeBall}
        onChange={(eyeBall) => onChange({ eyeBall })}
      />
    </div>
  );
}
