import type { ErrorCorrectionLevel } from './encode/level.ts';

/** Why a code cannot be made, as a stable word that a program can switch on. */
export type CodeErrorReason =
  | 'empty'
  | 'too-long'
  | 'invalid-url'
  | 'local-name'
  | 'unsupported-scheme'
  | 'missing-name'
  | 'invalid-value'
  | 'data-too-large'
  | 'size-too-small'
  | 'invalid-logo'
  | 'file-fault'
  | 'file-unchecked'
  | 'not-loaded';

/**
 * Thrown when a code cannot be made from the input. `message` is written for the person who typed it; `field`
 * is the path of the form field that is at fault, when there is one.
 */
export class CodeError extends Error {
  readonly reason: CodeErrorReason;
  readonly field: string | undefined;
  /** For `data-too-large`: the error correction level that has room for the content, if one has. */
  readonly fittingLevel: ErrorCorrectionLevel | undefined;

  constructor(
    reason: CodeErrorReason,
    message: string,
    field?: string,
    fittingLevel?: ErrorCorrectionLevel,
  ) {
    super(message);
    this.name = 'CodeError';
    this.reason = reason;
    this.field = field;
    this.fittingLevel = fittingLevel;
  }
}
