/** The result of one check, as one line. */
export type Finding = { mark: '✓' | '✗' | '–'; text: string };

export const good = (text: string): Finding => ({ mark: '✓', text });

/** @param action what the operator should do */
export const bad = (problem: string, action: string): Finding => ({
  mark: '✗',
  text: `${problem} ${action}`,
});

/** The result of a check that does not apply, such as of a feature that is not set up. */
export const skipped = (text: string): Finding => ({ mark: '–', text });

/** The error's code or message, on one line. */
export function reasonOf(error: unknown): string {
  const { code, message = '' } = error as NodeJS.ErrnoException;
  return code ?? (message.split('\n')[0] || String(error));
}
