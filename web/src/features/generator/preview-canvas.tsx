import type { Scene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/generator';
import { type CSSProperties, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Code } from '../../codes/code-file.ts';
import { useFaultText } from '../../codes/fault-text.ts';
import { paint, usePainting } from '../../codes/painting.ts';
import { SceneImage } from '../../codes/scene-image.tsx';

/** Side of the preview in CSS pixels. On high-density screens the canvas has twice as many pixels. */
const PREVIEW_SIZE_PX = 400;

type PreviewCanvasProps = {
  code: Code;
  isPreview: boolean;
  /** Shown below the reason why the code cannot be drawn. */
  help: ReactNode;
};

/** The code as it will look in its file, or the reason why it cannot be drawn. */
export const PreviewCanvas = memo(({ code, isPreview, help }: PreviewCanvasProps) => {
  const canPaint = usePainting();
  const problem = useFaultText('problem' in code ? code.problem.fault : undefined);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [last, setLast] = useState<Scene>();
  if ('scene' in code && code.scene !== last) setLast(code.scene);
  // Typing the text of a frame often loads letters. Meanwhile the last picture stays, so that it does not flash.
  const isLoading = 'problem' in code && code.problem.reason === 'not-loaded';
  const isTentative = 'problem' in code && code.problem.reason === 'local-name';
  const scene = 'scene' in code ? code.scene : isLoading ? last : undefined;
  const [isPainted, setPainted] = useState(false);
  // Painting takes 150 ms on a slow phone, so it waits for the next frame to let the page respond to a click first.
  useEffect(() => {
    if (!canvas.current || !canPaint) return;
    draw(canvas.current, scene);
    setPainted(true);
  }, [scene, canPaint]);
  return (
    <div
      style={ground(scene)}
      className="relative mx-auto mt-4 max-w-[402px] overflow-hidden rounded-xl border border-line bg-white in-data-awaits:bg-raised!"
    >
      {scene && !isPainted && (
        <div
          aria-hidden
          className="until-code absolute inset-0"
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
        className="until-code relative block aspect-square w-full"
      />
      {isPreview && scene && (
        <p className="absolute top-0 left-1/2 -translate-x-1/2 rounded-b-lg bg-accent px-3 py-1 font-medium text-on-accent text-xs">
          {m.previewMark}
        </p>
      )}
      <p
        role="status"
        className={`absolute inset-0 grid place-items-center bg-white/90 px-8 text-center text-[#56615c] text-sm empty:hidden ${isLoading || isTentative ? 'delayed' : ''}`}
      >
        {problem}
      </p>
      {help && <div className="absolute inset-x-0 bottom-6 flex justify-center">{help}</div>}
    </div>
  );
});

/** The share of the canvas that stays empty on each side, since modules are drawn on whole pixels. */
function marginShare({ page }: Scene): number {
  const modules = Math.max(page.width, page.height);
  const sizePx = 2 * PREVIEW_SIZE_PX;
  return (1 - (Math.floor(sizePx / modules) * modules) / sizePx) / 2;
}

/** The background around an image that is not square: the code's own, or a checkerboard for a transparent one. */
function ground(scene: Scene | undefined): CSSProperties | undefined {
  if (!scene) return undefined;
  if (scene.background !== 'transparent') return { backgroundColor: scene.background };
  return { background: 'repeating-conic-gradient(#fff 0 25%, #e8ebea 0 50%) 0 0 / 16px 16px' };
}

function draw(canvas: HTMLCanvasElement, scene: Scene | undefined): void {
  const density = devicePixelRatio < 1.5 ? 1 : 2;
  const sizePx = PREVIEW_SIZE_PX * density;
  canvas.width = sizePx; // also clears the canvas
  canvas.height = sizePx;
  const image = scene && paint(scene, sizePx);
  if (!image) return;
  const { data, width, height } = image;
  const [left, top] = [Math.floor((sizePx - width) / 2), Math.floor((sizePx - height) / 2)];
  canvas.getContext('2d')?.putImageData(new ImageData(data, width), left, top);
}
