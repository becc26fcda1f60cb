import type { Content } from '@everscan/core/content/index';
import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/history';
import { useMemo } from 'react';
import { makeCode } from '../../codes/code-file.ts';
import { useContentType } from '../../codes/content-types.ts';
import { useDrawing } from '../../codes/drawing.ts';
import { SceneImage } from '../../codes/scene-image.tsx';

type DesignPictureProps = { content: Content; design: Design; title: string };

/** A small picture of a code in one of its designs, current or earlier. */
export function DesignPicture({ content, design, title }: DesignPictureProps) {
  const type = useContentType(content.type);
  const isDrawable = useDrawing(design);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the type or renderer for makeCode has loaded
  const code = useMemo(() => makeCode({ content, design }), [content, design, type, isDrawable]);
  if (!type || !isDrawable) return <span className="block size-20 rounded-lg bg-raised" />;
  if (!('scene' in code)) return <span className="text-muted">{m.noPicture}</span>;
  return (
    <span className="block size-20 overflow-hidden rounded-lg border border-line bg-white p-1">
      <SceneImage scene={code.scene} title={title} className="size-full" />
    </span>
  );
}
