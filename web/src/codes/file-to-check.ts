import type { DrawnCode } from './code-file.ts';

/** The longer side of a file. */
export type FileSize = {
  readonly sizePx?: number | undefined;
  /** When printed, in millimetres. */
  readonly printedMm?: number | undefined;
};

/** A code about to be downloaded or copied. */
export type FileToCheck = FileSize & {
  readonly code: Pick<DrawnCode, 'title' | 'text' | 'design' | 'isLevelFixed'>;
};
