import type { Draft } from '../../codes/draft.ts';

/** A code to print, with the texts beside it. */
export type SheetItem = {
  /** The name of the code. */
  readonly title: string;
  /** A second line; empty for none. */
  readonly text: string;
  readonly draft: Draft;
};
