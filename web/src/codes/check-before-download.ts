import type { Design } from '@everscan/core/design/design';
import type { Verdict } from '@everscan/core/scan-check/verdict';
import * as m from '@everscan/messages/scan';
import { toast } from '../lib/toasts.ts';
import type { FileToCheck } from './file-to-check.ts';

/** A code that cannot be read, or only by few scanners. */
export type FailedCode = { readonly title: string; readonly verdict: Verdict };

/** The person's answer to a warning. */
export type WarningAnswer = 'download' | 'cancel';

/** A warning that waits for the person's answer. */
export type ScanWarningRequest = {
  readonly codes: readonly FailedCode[];
  readonly total: number;
  readonly answer: (answer: WarningAnswer) => void;
  /** Answers with the design that the verdict suggests; `undefined` where the codes are not edited. */
  readonly answerWithFix: ((design: Design) => void) | undefined;
};

let pending: ScanWarningRequest | undefined;
const listeners = new Set<() => void>();

export function pendingWarning(): ScanWarningRequest | undefined {
  return pending;
}

export function subscribeToWarning(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reads every code back before its file is made, and returns those that need a warning. If the engines do not
 * answer, a toast says so and the result is empty, so that the download continues. Never throws.
 * @param onProgress called with the number of codes checked so far
 */
export async function findFailedCodes(
  files: readonly FileToCheck[],
  onProgress?: (done: number) => void,
): Promise<FailedCode[]> {
  try {
    const { checkFiles } = await import('./check-files.ts');
    const verdicts = await checkFiles(files, onProgress);
    return files.flatMap(({ code: { title } }, i) => {
      const verdict = verdicts[i];
      return verdict?.needsWarning ? [{ title, verdict }] : [];
    });
  } catch {
    toast('info', m.notChecked, m.checkNotFinished);
    return [];
  }
}

/** Shows which codes of a list cannot be read, and lets the person decide. @param total how many were checked */
export function askAboutFailed(
  codes: readonly FailedCode[],
  total: number,
): Promise<WarningAnswer> {
  return ask((answer) => ({ codes, total, answer, answerWithFix: undefined }));
}

/** Like `askAboutFailed`, for the code that is being edited. The answer may also be a corrected design. */
export function askAboutEdited(code: FailedCode): Promise<WarningAnswer | Design> {
  return ask((answer) => ({ codes: [code], total: 1, answer, answerWithFix: answer }));
}

function ask<Answer>(
  requestOf: (answer: (answer: Answer) => void) => ScanWarningRequest,
): Promise<Answer> {
  pending?.answer('cancel');
  return new Promise((resolve) => {
    setPending(
      requestOf((answer) => {
        setPending(undefined);
        resolve(answer);
      }),
    );
  });
}

function setPending(next: ScanWarningRequest | undefined): void {
  pending = next;
  for (const listener of listeners) listener();
}
