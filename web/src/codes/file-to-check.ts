import type { DrawnCode } from './code-file.ts';

/** How a file is made, as far as scanners notice. */
export type FileSize = {
  /** Of the longer side. */
  readonly sizePx?: number | undefined;
  /** Of the longer side when printed, in millimetres. */
  readonly printedMm?: number | undefined;
  /** It consists of pixels, not of outlines. */
  readonly isRaster?: boolean | undefined;
  /** Its colours become greys. */
  readonly isBlackOnly?: boolean | undefined;
};

/** A code about to be downloaded or copied. */
export type FileToCheck = FileSize & {
  readonly code: Pick<DrawnCode, 'title' | 'text' | 'design' | 'isLevelFixed'>;
};
