import type { Design } from '@everscan/core/design/design';
import type { ReactNode } from 'react';
import type { Draft } from '../../codes/draft.ts';

/** The parts of the generator for dynamic codes. The page provides them, since features do not import each other. */
export type DynamicParts = {
  /** Replaces the content fields of a saved dynamic code, whose printed content cannot change. */
  panel?: ReactNode;
  /** The name for the files of a dynamic code. */
  name?: string;
  /** Shown below the field for a web address. */
  choice?: ReactNode;
  /** Makes the static code on the screen a dynamic one. */
  choose?: () => void;
  /** Set for a dynamic code that has not been created yet. */
  creation?: {
    /** Replaces the field for the address. */
    field: ReactNode;
    /** The other settings, below the choice. */
    form: ReactNode;
    /** The address in the symbol, without `https://`. */
    url: string;
    /** Validates the form, and lets a guest sign in. Resolves to whether the code can be created. */
    begin: () => Promise<boolean>;
    /**
     * Creates the code in this design. `undefined` while the plan has no room for another code.
     * @returns the created code; `undefined` after a failure, which has been reported to the person
     */
    create: ((design: Design) => Promise<Draft | undefined>) | undefined;
  };
};
