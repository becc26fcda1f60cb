/** A reason that the operator can act on; it is printed without a stack. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
