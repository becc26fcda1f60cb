import { ModuleKind } from '../encode/kinds.ts';
import { pathData } from '../export/vector/path-data.ts';
import type { EyeBall } from '../eye-ball/eye-ball.ts';
import { eyeBallOf } from '../eye-ball/index.ts';
import type { EyeFrame } from '../eye-frame/eye-frame.ts';
import { eyeFrameOf } from '../eye-frame/index.ts';
import type { Frame } from '../frame/frame.ts';
import { roundedBox, roundedSquare } from '../path/outlines.ts';
import { joined, placed } from '../path/transform.ts';
import { type Shape, Side } from '../shape/shape.ts';

/** A small picture of a registry entry, as SVG path data. */
export type Thumbnail = {
  readonly viewBox: string;
  /** In drawing order, each in the colour of the ink or of the paper. */
  readonly layers: readonly { readonly tone: 'ink' | 'paper'; readonly path: string }[];
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
  return { viewBox: '0 0 5 5', layers: [{ tone: 'ink', path: pathData(joined(...modules)) }] };
}

export function eyeFrameThumbnail({ outline }: EyeFrame): Thumbnail {
  return { viewBox: '0 0 7 7', layers: [{ tone: 'ink', path: pathData(outline) }] };
}

export function eyeBallThumbnail({ outline }: EyeBall): Thumbnail {
  return { viewBox: '-0.75 -0.75 4.5 4.5', layers: [{ tone: 'ink', path: pathData(outline) }] };
}

/** The frame around three eyes, with a bar for its text. */
export function frameThumbnail({ draw }: Frame): Thumbnail {
  const size = 17;
  const { page, layers } = draw({
    look: { text: '', color: '#000000', textColor: '#ffffff' },
    symbol: { x: -2, y: -2, width: size + 4, height: size + 4 },
    line: (wanted, room) => {
      const [width, capHeight, radius] = [Math.min(11, room), wanted * 0.7, wanted * 0.35];
      const corners = [radius, radius, radius, radius] as const;
      return { path: roundedBox(0, -capHeight, width, capHeight, corners), width, capHeight };
    },
  });
  const eye = joined(eyeFrameOf('rounded').outline, placed(eyeBallOf('rounded').outline, 2, 2));
  const far = size - 7;
  const symbol = joined(
    eye,
    placed(eye, far, 0),
    placed(eye, 0, far),
    placed(roundedSquare(0, 5, 1.2), far + 1, far + 1),
  );
  return {
    viewBox: [page.x, page.y, page.width, page.height].map((value) => value.toFixed(3)).join(' '),
    layers: [
      ...layers.map(
        ({ fill, path }) =>
          ({
            tone: fill.type === 'solid' && fill.color === '#ffffff' ? 'paper' : 'ink',
            path: pathData(path),
          }) as const,
      ),
      { tone: 'ink', path: pathData(symbol) },
    ],
  };
}
