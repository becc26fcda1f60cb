import type { Design } from '../design/design.ts';
import type { Pixels } from '../image/pixels.ts';
import type { ScannerGroup } from './scanner-groups.ts';
import type { TrialKind } from './trials.ts';

/** A program that reads symbols. Engines come as arguments: they are large, and core loads none. */
export type Decoder = {
  readonly id: 'qr' | 'zxing' | 'jsqr' | 'quirc';
  /** The scanners that it stands for. */
  readonly group: ScannerGroup;
  /** The exact text of the symbol, its bytes read as UTF-8; `undefined` when none is read. */
  decode(pixels: Pixels): string | undefined | Promise<string | undefined>;
};

/** Why a code is hard to read; `causes.ts` has a label, an explanation and a fix for each. */
export type Cause =
  | 'contrast'
  | 'inverted'
  | 'quiet-zone'
  | 'logo'
  | 'eye-frame'
  | 'eye-ball'
  | 'shape'
  | 'density'
  | 'unknown';

/** One picture of the code, clean or made worse, and who read it. */
export type Trial = {
  readonly id: string;
  readonly label: string;
  readonly kind: TrialKind;
  readonly readBy: readonly Decoder['id'][];
  /** Those that were shown the picture and did not read it. Simpler engines only count when they read plain squares there. */
  readonly missedBy: readonly Decoder['id'][];
};

/** What a check found. */
export type Verdict = {
  /** The engines of phones read exactly the text from every required trial, and nothing rules it out. */
  readonly readable: boolean;
  /**
   * 0 to 100: how much stress it stands; below 50 exactly when it is not readable. With effort
   * `readable` no stress was tried, so that only being below 50 means something.
   */
  readonly score: number;
  /** For people. */
  readonly text: 'Reads everywhere' | 'Reads well' | 'Hard to read' | 'Does not scan';
  /** The groups of scanners whose engines were seen to read the code, from phones on. */
  readonly groups: readonly ScannerGroup[];
  /** Not readable, or only phones read its file: ask before saving it. */
  readonly needsWarning: boolean;
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
  readonly printedMm?: number | undefined;
  /** Longer side of the file in pixels; 1,000 when nothing is said. */
  readonly sizePx?: number | undefined;
  /** The content asks for this error correction level, so a fix may not change it. */
  readonly isLevelFixed?: boolean | undefined;
};
