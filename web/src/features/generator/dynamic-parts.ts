import type { ReactNode } from 'react';

/** What the generator shows of dynamic codes. The page provides it, since features do not import each other. */
export type DynamicParts = {
  /** For a saved dynamic code, in place of its content, which cannot change once it is printed. */
  panel?: ReactNode;
  /** Below the content types while a web address is chosen. */
  choice?: ReactNode;
  /** In place of the address, for a dynamic code that is not created yet. */
  form?: ReactNode;
};
