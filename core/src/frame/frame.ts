import type { Color } from '../design/color.ts';
import type { Line } from '../lettering/font.ts';
import type { Layer } from '../scene/fill.ts';

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
  /** The text with capitals of this height, or lower if it would not fit into the width; in modules. */
  readonly line: (capHeight: number, width: number) => Line & { readonly capHeight: number };
};

/** A frame around the symbol. A new one is one entry in `frame/index.ts`. */
export type Frame<Id extends string = string> = {
  readonly id: Id;
  /** The text has the colour of the frame; in other frames it is on a bar, in a colour of its own. */
  readonly isTextOnPaper?: boolean;
  /** Returns the area of the whole image, and the layers below the modules. */
  draw(input: FrameInput): { readonly page: Box; readonly layers: readonly Layer[] };
};
