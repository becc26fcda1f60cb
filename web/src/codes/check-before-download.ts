import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/scan';
import { toast } from '../lib/toasts.ts';
import type { FileToCheck } from './file-to-check.ts';
import { ask, type FailedCode } from './questions.ts';

/** The person's answer to a warning. */
type WarningAnswer = 'download' | 'cancel';

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
  return ask<'download'>((answer) => ({
    about: 'scan',
    warning: { codes, total, answer, answerWithFix: undefined },
  }));
}

/** Like `askAboutFailed`, for the code that is being edited. The answer may also be a corrected design. */
export function askAboutEdited(code: FailedCode): Promise<WarningAnswer | Design> {
  return ask<'download' | Design>((answer) => ({
    about: 'scan',
    warning: { codes: [code], total: 1, answer, answerWithFix: answer },
  }));
}
