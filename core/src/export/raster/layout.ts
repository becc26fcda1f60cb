import { CodeError } from '../../code-error.ts';
import { modulePxOf } from '../../print/module-size.ts';
import type { Scene } from '../../scene/scene.ts';

/** The position of the modules in an image of whole pixels. */
export type Layout = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly modulePx: number;
  /** Pixels before the first module. */
  readonly leftPx: number;
  readonly topPx: number;
};

/**
 * Uses the largest module of whole pixels with which the longer side of the page fits into `sizePx`. The
 * remaining pixels widen the margins evenly.
 * @throws {CodeError} `size-too-small` when a module would be less than one pixel.
 */
export function layOut({ size, page }: Scene, sizePx: number): Layout {
  const longer = Math.max(page.width, page.height);
  const modulePx = modulePxOf(longer, sizePx);
  if (modulePx < 1) {
    throw new CodeError('size-too-small', {
      code: 'image-too-small',
      modules: size,
      leastPx: Math.ceil(longer),
    });
  }
  const rest = sizePx - modulePx * longer;
  return {
    widthPx: Math.round(modulePx * page.width + rest),
    heightPx: Math.round(modulePx * page.height + rest),
    modulePx,
    leftPx: Math.floor(rest / 2 - modulePx * page.x),
    topPx: Math.floor(rest / 2 - modulePx * page.y),
  };
}
