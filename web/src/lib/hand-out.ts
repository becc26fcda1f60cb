import type { Design } from '@everscan/core/design/design';
import type { ScanCheckInput, Verdict } from '@everscan/core/scan-check/scan-check';
import type { DrawnCode } from './code-file.ts';
import type { ScanChecker } from './scan-check.ts';
import { toast } from './toasts.ts';

/** A code about to leave the page as a file, and the size of that file. */
export type HandOut = {
  readonly code: Pick<DrawnCode, 'title' | 'text' | 'design' | 'isLevelFixed'>;
  readonly sizePx?: number;
};

/** A code that cannot be read. */
export type Unreadable = { readonly title: string; readonly verdict: Verdict };

/** What a person wants done about it: a design means "this one instead". */
export type Choice = 'download' | 'cancel' | Design;

/** Open while somebody has to choose. */
export type ScanQuestion = {
  readonly codes: readonly Unreadable[];
  readonly total: number;
  readonly answer: (choice: Choice) => void;
};

/** A download is not kept longer than this, whatever the line is like. */
const PATIENCE_MS = 8000;
const MAX_WORKERS = 4;
const FILES_OF_A_HELPER = 20;

let question: ScanQuestion | undefined;
const listeners = new Set<() => void>();

export function currentScanQuestion(): ScanQuestion | undefined {
  return question;
}

export function subscribeToScanQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Every code is read back before its file is handed out. When one cannot be read, the person is
 * asked; when nobody can tell, they are told so and get the file. Never throws.
 * @param onProgress told how many have been checked
 */
export async function checkBeforeHandOut(
  files: readonly HandOut[],
  onProgress?: (done: number) => void,
): Promise<Choice> {
  try {
    const verdicts = await (files.length === 1 ? checkOne : checkMany)(files, onProgress);
    const unreadable = files.flatMap(({ code: { title } }, i) => {
      const verdict = verdicts[i];
      return verdict && !verdict.readable ? [{ title, verdict }] : [];
    });
    return unreadable.length === 0 ? 'download' : ask(unreadable, files.length);
  } catch {
    toast('info', 'Not checked', 'The scanners did not answer: try the file with your phone.');
    return 'download';
  }
}

async function checkOne([file]: readonly HandOut[]): Promise<Verdict[]> {
  const { checkScan } = await import('./scan-check.ts');
  const { text, design, ...rest } = inputOf(file as HandOut);
  return [await withPatience(checkScan(text, design, rest))];
}

/** Several workers share the files, each of which is looked at quickly. */
async function checkMany(
  files: readonly HandOut[],
  onProgress?: (done: number) => void,
): Promise<Verdict[]> {
  const { createScanChecker, pageChecker } = await import('./scan-check.ts');
  const helpers = Array.from({ length: helpersFor(files.length) }, createScanChecker);
  const verdicts: Verdict[] = [];
  let [next, done] = [0, 0];
  let isOver = false;
  const work = async ({ check }: ScanChecker) => {
    for (let i = next++; i < files.length; i = next++) {
      verdicts[i] = await withPatience(check(inputOf(files[i] as HandOut), 'quick'));
      if (isOver) return; // another one has failed
      onProgress?.(++done);
    }
  };
  try {
    await Promise.all([pageChecker(), ...helpers].map(work));
  } finally {
    isOver = true;
    for (const { close } of helpers) close();
  }
  return verdicts;
}

/** A worker has to load its engines first: few files are done sooner than that. */
function helpersFor(files: number): number {
  const most = Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2) - 1;
  return Math.min(most, Math.floor(files / FILES_OF_A_HELPER));
}

function inputOf({ code: { text, design, isLevelFixed }, sizePx }: HandOut): ScanCheckInput {
  return { text, design, isLevelFixed, ...(sizePx !== undefined && { sizePx }) };
}

function withPatience<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function ask(codes: readonly Unreadable[], total: number): Promise<Choice> {
  question?.answer('cancel');
  return new Promise((resolve) => {
    show({
      codes,
      total,
      answer: (choice) => {
        show(undefined);
        resolve(choice);
      },
    });
  });
}

function show(next: ScanQuestion | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}
