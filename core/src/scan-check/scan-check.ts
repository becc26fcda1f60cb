import type { Design } from '../design/design.ts';
import type { Pixels } from '../image/pixels.ts';

/** A program that reads symbols. Engines come as arguments: they are large, and core loads none. */
export type Decoder = {
  readonly id: 'qr' | 'zxing';
  /** The exact text of the symbol, its bytes read as UTF-8; `undefined` when none is read. */
  decode(pixels: Pixels): string | undefined | Promise<string | undefined>;
};

/** Why a code is hard to read; `causes/index.ts` has a label, an explanation and a fix for each. */
export type Cause =
  | 'contrast'
  | 'inverted'
  | 'quiet-zone'
  | 'logo'
  | 'shape'
  | 'density'
  | 'unknown';

/** One picture of the code, clean or made worse, and who read it. */
export type Trial = {
  readonly id: string;
  readonly label: string;
  /** Whether every decoder must read it for the code to be called readable. */
  readonly isRequired: boolean;
  readonly readBy: readonly Decoder['id'][];
};

/** What a check found. */
export type Verdict = {
  /** Every decoder read exactly the text from every required trial, and nothing rules it out. */
  readonly readable: boolean;
  /** 0 to 100: how much stress it stands; below 50 exactly when it is not readable. */
  readonly score: number;
  /** For people: "Reads well", "Hard to read" or "Does not scan". */
  readonly text: string;
  readonly trials: readonly Trial[];
  /** The gravest first; empty for a code that reads well. */
  readonly causes: readonly Cause[];
  /** A design that was itself checked and reads well. Only with effort `full`. */
  readonly fix?: { readonly cause: Cause; readonly label: string; readonly design: Design };
  /** What the verdict leaves open, such as the ground under a transparent code. */
  readonly note?: string;
};

export type ScanCheckInput = {
  readonly text: string;
  readonly design: Design;
  /** Longer side of the page when printed, in millimetres. */
  readonly printedMm?: number;
  /** Longer side of the file in pixels; 1,000 when nothing is said. */
  readonly sizePx?: number;
};

/** `full` while one code is edited or handed out; `quick` for each of many rows. */
export type Effort = 'full' | 'quick';

/**
 * Draws a code, reads it back with every decoder, and says how well that goes.
 * @throws {CodeError} when there is no such code: `empty`, `data-too-large`, `invalid-logo`.
 */
export async function checkScan(
  input: ScanCheckInput,
  decoders: readonly Decoder[],
  effort: Effort,
): Promise<Verdict> {
  throw new Error(`Not yet: ${input.text.length} ${decoders.length} ${effort}`);
}
