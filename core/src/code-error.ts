import type { ErrorCorrectionLevel } from './encode/level.ts';
import type { Fault, PlainFaultCode } from './faults.ts';

/** The kind of a fault, as a stable word that a program can switch on. */
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

/** A fault; for one without values, its code is enough. */
export type FaultOrCode = Fault | PlainFaultCode;

/**
 * Thrown when a code cannot be made from the input. It carries no words: whoever shows it turns `fault` into a text.
 * `field` is the path of the form field that is at fault, when there is one.
 */
export class CodeError extends Error {
  readonly reason: CodeErrorReason;
  readonly fault: Fault;
  readonly field: string | undefined;

  constructor(reason: CodeErrorReason, fault: FaultOrCode, field?: string) {
    const known = typeof fault === 'string' ? ({ code: fault } as Fault) : fault;
    super(known.code);
    this.name = 'CodeError';
    this.reason = reason;
    this.fault = known;
    this.field = field;
  }

  /** For `data-too-large`: the error correction level that has room for the content, if one has. */
  get fittingLevel(): ErrorCorrectionLevel | undefined {
    return this.fault.code === 'too-much-at-level' ? this.fault.fitting : undefined;
  }
}
