import type { Design } from '@everscan/core/design/design';
import type { ReactNode } from 'react';
import type { Draft } from '../../codes/draft.ts';

/** What the generator shows of dynamic codes. The page provides it, since features do not import each other. */
export type DynamicParts = {
  /** For a saved dynamic code, in place of its content, which cannot change once it is printed. */
  panel?: ReactNode;
  /** Names the files of a dynamic code. */
  name?: string;
  /** Below the content types while a web address is chosen. */
  choice?: ReactNode;
  /** A dynamic code that is not created yet. */
  creation?: {
    /** In place of the address. */
    form: ReactNode;
    /** The address in the symbol, without `https://`. */
    url: string;
    /** Checks what was typed, and lets a guest sign in. Resolves to whether the code can be created. */
    begin: () => Promise<boolean>;
    /**
     * Creates the code in this design; `undefined` while the plan has no room for it.
     * @returns the created code; `undefined` when there is none, which the person has been told
     */
    create: ((design: Design) => Promise<Draft | undefined>) | undefined;
  };
};
