import type { Design } from '@everscan/core/design/design';
import type { Verdict } from '@everscan/core/scan-check/verdict';
import type { DrawnCode } from './code-file.ts';
import { toast } from './toasts.ts';

/** The longer side of a file. */
export type FileSize = {
  readonly sizePx?: number | undefined;
  /** When printed, in millimetres. */
  readonly printedMm?: number | undefined;
};

/** A code about to leave the page as a file. */
export type HandOut = FileSize & {
  readonly code: Pick<DrawnCode, 'title' | 'text' | 'design' | 'isLevelFixed'>;
};

/** A code that cannot be read, or by few scanners. */
export type Unreadable = { readonly title: string; readonly verdict: Verdict };

/** What a person wants done about it: a design means "this one instead". */
export type Choice = 'download' | 'cancel' | Design;

/** Open while somebody has to choose. */
export type ScanQuestion = {
  readonly codes: readonly Unreadable[];
  readonly total: number;
  readonly answer: (choice: Choice) => void;
};

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
    const { checkFiles } = await import('./scan-check.ts');
    const verdicts = await checkFiles(files, onProgress);
    const unreadable = files.flatMap(({ code: { title } }, i) => {
      const verdict = verdicts[i];
      return verdict?.needsWarning ? [{ title, verdict }] : [];
    });
    return unreadable.length === 0 ? 'download' : ask(unreadable, files.length);
  } catch {
    toast('info', 'Not checked', 'The scanners did not answer: try the file with your phone.');
    return 'download';
  }
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
