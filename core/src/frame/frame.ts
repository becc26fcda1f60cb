import type { Line } from '../lettering/font.ts';
import type { Choice } from '../offered.ts';
import type { Color } from '../paint/color.ts';
import { type Layer, solid } from '../paint/fill.ts';
import { roundedBox } from '../path/outlines.ts';
import type { Path } from '../path/path.ts';
import { joined, mirroredX, mirroredY, placed } from '../path/transform.ts';

/** A rectangle in modules, from the corner of the symbol's first module. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The text of a frame and its colours. */
export type FrameLook = {
  readonly text: string;
  readonly color: Color;
  readonly textColor: Color;
};

/** The input from which a frame is drawn. */
export type FrameInput = {
  readonly look: FrameLook;
  /** The symbol with its quiet zone. */
  readonly symbol: Box;
  /** The symbol without it. */
  readonly code: Box;
  /** The text with capitals of this height, or lower if it would not fit into the width; in modules. */
  readonly line: (capHeight: number, width: number) => Line & { readonly capHeight: number };
};

/** A frame around the symbol. A new one is one entry in `frame/index.ts`. */
export type Frame<Id extends string = string> = Choice & {
  readonly id: Id;
  /** The text has the colour of the frame; in other frames it is on a bar, in a colour of its own. */
  readonly isTextOnPaper?: boolean;
  /** Returns the area of the whole image, and the layers below the modules. */
  draw(input: FrameInput): { readonly page: Box; readonly layers: readonly Layer[] };
};

export function fill(path: Path, color: Color): Layer {
  return { fill: solid(color), path };
}

export function rounded({ x, y, width, height }: Box, radius: number): Path {
  return roundedBox(x, y, width, height, [radius, radius, radius, radius]);
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Four corners like those of a viewfinder, inside a box; `arm` is the length of each side of a corner. */
export function viewfinder(box: Box, arm: number, radius: number, line: number): Path {
  const corner: Path = [
    ['M', 0, arm],
    ['L', 0, radius],
    ['A', radius, 1, radius, 0],
    ['L', arm, 0],
    ['L', arm, line],
    ['L', radius, line],
    ['A', radius - line, 0, line, radius],
    ['L', line, arm],
  ];
  const left = joined(corner, mirroredY(corner, box.height));
  return placed(joined(left, mirroredX(left, box.width)), box.x, box.y);
}
