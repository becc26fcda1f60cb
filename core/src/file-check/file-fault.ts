/** A file that another program refuses, or that shows something else than the picture that was checked. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

/** @throws {FileFault} with this text unless the condition holds */
export function expectThat(condition: unknown, fault: string): asserts condition {
  if (!condition) throw new FileFault(fault);
}

/** A number as the three formats write it; no exponent, no NaN. */
export const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;
