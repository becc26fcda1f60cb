import type { DrawnCode } from './code-file.ts';

/** The properties of a file that affect how well scanners read it. */
export type FileSize = {
  /** Of the longer side. */
  readonly sizePx?: number | undefined;
  /** Of the longer side when printed, in millimetres. */
  readonly printedMm?: number | undefined;
  /** Whether the file consists of pixels instead of outlines. */
  readonly isRaster?: boolean | undefined;
  /** Whether colours become shades of grey. */
  readonly isBlackOnly?: boolean | undefined;
};

/** A code about to be downloaded or copied. */
export type FileToCheck = FileSize & {
  readonly code: Pick<DrawnCode, 'title' | 'text' | 'design' | 'isLevelFixed'>;
};
