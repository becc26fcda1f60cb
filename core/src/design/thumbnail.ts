import { ModuleKind } from '../encode/kinds.ts';
import type { EyeBall } from '../eye-ball/eye-ball.ts';
import type { EyeFrame } from '../eye-frame/eye-frame.ts';
import { joined, placed } from '../path/transform.ts';
import { type Shape, Side } from '../shape/shape.ts';
import { pathData } from '../svg/path-data.ts';

/** A small picture of a registry entry, as SVG path data. */
export type Thumbnail = {
  readonly viewBox: string;
  readonly path: string;
};

/** Part of a symbol with single modules, lines, bends and a block. */
const SAMPLE = ['#.##.', '...##', '##...', '.#.##', '##.##'];

export function shapeThumbnail({ outline }: Shape): Thumbnail {
  const isDark = (x: number, y: number) => SAMPLE[y]?.[x] === '#';
  const modules = SAMPLE.flatMap((row, y) =>
    [...row].flatMap((_, x) => {
      if (!isDark(x, y)) return [];
      const neighbours =
        (isDark(x, y - 1) ? Side.top : 0) |
        (isDark(x + 1, y) ? Side.right : 0) |
        (isDark(x, y + 1) ? Side.bottom : 0) |
        (isDark(x - 1, y) ? Side.left : 0);
      return [placed(outline(ModuleKind.data, neighbours), x, y)];
    }),
  );
  return { viewBox: '0 0 5 5', path: pathData(joined(...modules)) };
}

export function eyeFrameThumbnail({ outline }: EyeFrame): Thumbnail {
  return { viewBox: '0 0 7 7', path: pathData(outline) };
}

export function eyeBallThumbnail({ outline }: EyeBall): Thumbnail {
  return { viewBox: '-0.75 -0.75 4.5 4.5', path: pathData(outline) };
}
