import type { Scene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/generator';
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import type { Code } from '../../codes/code-file.ts';
import { paint, usePainting } from '../../codes/painting.ts';
import { SceneImage } from '../../codes/scene-image.tsx';

/** Side of the preview in CSS pixels. On a dense screen the canvas has twice as many. */
const PREVIEW_SIZE_PX = 400;

type PreviewCanvasProps = { code: Code; isPreview: boolean };

/** The code as its file will look, or the reason why there is none. */
export const PreviewCanvas = memo(({ code, isPreview }: PreviewCanvasProps) => {
  const canPaint = usePainting();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [last, setLast] = useState<Scene>();
  if ('scene' in code && code.scene !== last) setLast(code.scene);
  // Letters of a frame often load while it is typed: the last picture stays instead of flashing.
  const isLoading = 'problem' in code && code.problem.reason === 'not-loaded';
  const scene = 'scene' in code ? code.scene : isLoading ? last : undefined;
  const [isPainted, setPainted] = useState(false);
  // After the frame: painting takes a slow phone 150 ms, which would delay the answer to a click.
  useEffect(() => {
    if (!canvas.current || !canPaint) return;
    draw(canvas.current, scene);
    setPainted(true);
  }, [scene, canPaint]);
  return (
    <div
      style={ground(scene)}
      className="relative mx-auto mt-4 max-w-[402px] overflow-hidden rounded-xl border border-line bg-white"
    >
      {scene && !isPainted && (
        <div
          aria-hidden
          className="absolute inset-0"
          style={{ padding: `${100 * marginShare(scene)}%` }}
        >
          <SceneImage scene={scene} title="" className="block" />
        </div>
      )}
      <canvas
        ref={canvas}
        width={PREVIEW_SIZE_PX}
        height={PREVIEW_SIZE_PX}
        role="img"
        aria-label={'title' in code ? code.title : m.noCode}
        className="relative block aspect-square w-full"
      />
      {isPreview && scene && (
        <p className="absolute top-0 left-1/2 -translate-x-1/2 rounded-b-lg bg-accent px-3 py-1 font-medium text-on-accent text-xs">
          {m.previewMark}
        </p>
      )}
      <p
        role="status"
        className={`absolute inset-0 grid place-items-center bg-white/90 px-8 text-center text-[#56615c] text-sm empty:hidden ${isLoading ? 'delayed' : ''}`}
      >
        {'problem' in code && code.problem.message}
      </p>
    </div>
  );
});

/** What is left of the canvas on each side, since modules are drawn on whole pixels. */
function marginShare({ page }: Scene): number {
  const modules = Math.max(page.width, page.height);
  const sizePx = 2 * PREVIEW_SIZE_PX;
  return (1 - (Math.floor(sizePx / modules) * modules) / sizePx) / 2;
}

/** The background beside an image that is not square: its own, or a checkerboard. */
function ground(scene: Scene | undefined): CSSProperties | undefined {
  if (!scene) return undefined;
  if (scene.background !== 'transparent') return { backgroundColor: scene.background };
  return { background: 'repeating-conic-gradient(#fff 0 25%, #e8ebea 0 50%) 0 0 / 16px 16px' };
}

function draw(canvas: HTMLCanvasElement, scene: Scene | undefined): void {
  const density = devicePixelRatio < 1.5 ? 1 : 2;
  const sizePx = PREVIEW_SIZE_PX * density;
  canvas.width = sizePx; // also clears it
  canvas.height = sizePx;
  const image = scene && paint(scene, sizePx);
  if (!image) return;
  const { data, width, height } = image;
  const [left, top] = [Math.floor((sizePx - width) / 2), Math.floor((sizePx - height) / 2)];
  canvas.getContext('2d')?.putImageData(new ImageData(data, width), left, top);
}
