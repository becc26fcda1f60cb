import type { Design } from '@everscan/core/design/design';
import type { Verdict } from '@everscan/core/scan-check/verdict';

/** A code that cannot be read, or only by few scanners. */
export type FailedCode = { readonly title: string; readonly verdict: Verdict };

/** A warning about codes that may not scan. */
export type ScanWarningRequest = {
  readonly codes: readonly FailedCode[];
  readonly total: number;
  readonly answer: (answer: 'download' | 'cancel') => void;
  /** Answers with the design that the verdict suggests; `undefined` where the codes are not edited. */
  readonly answerWithFix: ((design: Design) => void) | undefined;
};

/** A code of which only a part was filled in, and the labels of the fields that still hold the sample. */
export type HalfFilled = { readonly title: string; readonly labels: readonly string[] };

/** A question about sample content. */
export type SampleQuestion = {
  readonly codes: readonly HalfFilled[];
  readonly total: number;
  /** Whether the fields can be cleared: only those of the code that is edited. */
  readonly canClear: boolean;
  readonly answer: (answer: 'keep' | 'clear' | 'cancel') => void;
};

/** What a dialog asks before files are made. */
export type Question =
  | { readonly about: 'scan'; readonly warning: ScanWarningRequest }
  | { readonly about: 'samples'; readonly samples: SampleQuestion };

type Pending = { readonly question: Question; readonly cancel: () => void };

let pending: Pending | undefined;
const listeners = new Set<() => void>();

export function pendingQuestion(): Question | undefined {
  return pending?.question;
}

export function subscribeToQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a question and resolves to its answer. A question that is already on the screen is cancelled. */
export function ask<Answer>(
  questionOf: (answer: (answer: Answer | 'cancel') => void) => Question,
): Promise<Answer | 'cancel'> {
  pending?.cancel();
  return new Promise((resolve) => {
    const answer = (given: Answer | 'cancel') => {
      setPending(undefined);
      resolve(given);
    };
    setPending({ question: questionOf(answer), cancel: () => answer('cancel') });
  });
}

function setPending(next: Pending | undefined): void {
  pending = next;
  for (const listener of listeners) listener();
}
