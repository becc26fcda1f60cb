import type { Design } from '../design/design.ts';
import type { Pixels } from '../image/pixels.ts';
import type { Font } from '../lettering/font.ts';
import type { ScannerGroup } from './scanner-groups.ts';
import type { TrialId, TrialKind } from './trials.ts';

/** A program that reads symbols. Engines are passed as arguments, because they are large. */
export type Decoder = {
  readonly id: 'qr' | 'zxing' | 'jsqr' | 'quirc';
  /** The scanners that it represents. */
  readonly group: ScannerGroup;
  /** The exact text of the symbol, its bytes read as UTF-8; `undefined` when none is read. */
  decode(pixels: Pixels): string | undefined | Promise<string | undefined>;
};

/** Why a code is hard to read. `causes.ts` has a fix for each. */
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

/** One picture of the code, clean or distorted, and the engines that read it. */
export type Trial = {
  readonly id: TrialId;
  readonly kind: TrialKind;
  readonly readBy: readonly Decoder['id'][];
  /**
   * Engines that did not read the picture. Simpler engines, and under stress all engines, count only if they read
   * the same symbol as plain squares.
   */
  readonly missedBy: readonly Decoder['id'][];
};

/**
 * From the best: every engine reads the code at every width that was tried; the same from 4 pixels a module
 * on; phones, apps and web pages read it; only engines of web pages miss it; phones read it, but not with
 * margin; phones do not read it.
 */
export type Rating =
  | 'everywhere'
  | 'everywhere-from-4'
  | 'well'
  | 'not-web'
  | 'hard'
  | 'unreadable';

/** Whether nothing about a code needs to be corrected. */
export function isGood(rating: Rating): boolean {
  return rating === 'everywhere' || rating === 'everywhere-from-4' || rating === 'well';
}

/** The result of a check. */
export type Verdict = {
  /** Phone engines read the exact text from every clean picture and at every width, and no cause blocks scanning. */
  readonly readable: boolean;
  /**
   * 0 to 100, by the stress that the code tolerates compared with black squares of the same content: below 50
   * exactly when it is not readable. With effort `quick` no stress is tried, so it says only whether the code is
   * readable, and the rating is at best `well`.
   */
  readonly score: number;
  readonly rating: Rating;
  /** The groups of scanners whose engines read the code, from 4 pixels a module on, beginning with phones. */
  readonly groups: readonly ScannerGroup[];
  /** Not readable, or hard to read with a file that only phones read: the site asks before it saves the file. */
  readonly needsWarning: boolean;
  readonly trials: readonly Trial[];
  /** The most severe first; empty for a code that reads well. */
  readonly causes: readonly Cause[];
  /** A corrected design that was checked and reads well. Only with effort `full`. */
  readonly fix?: {
    readonly cause: Cause;
    /** Whether correcting that cause is enough. */
    readonly isSingle: boolean;
    readonly design: Design;
  };
  /** A transparent code was checked on white. */
  readonly isOnWhite?: boolean;
};

export type ScanCheckInput = {
  readonly text: string;
  readonly design: Design;
  /** For the text of a frame; Geist by default. */
  readonly font?: Font | undefined;
  /** Longer side of the page when printed, in millimetres. */
  readonly printedMm?: number | undefined;
  /** Longer side of the file in pixels; 1,000 by default. */
  readonly sizePx?: number | undefined;
  /** The file has whole pixels per module, so its print may be smaller than the page allows. */
  readonly isRaster?: boolean | undefined;
  /** The content's standard fixes the error correction level, so a fix may not change it. */
  readonly isLevelFixed?: boolean | undefined;
  /** The file is for black ink only, so the engines see greys. A fix still changes the colours of `design`. */
  readonly isBlackOnly?: boolean | undefined;
};
