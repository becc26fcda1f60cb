import { CodeError } from '@everscan/core/code-error';
import { exportFormatOf } from '@everscan/core/export/index';
import { fileUnchecked } from '@everscan/core/file-check/make-file';
import * as m from '@everscan/messages/scan';
import { toast } from '../lib/toasts.ts';
import { WORKER_UNAVAILABLE, WorkerError } from '../lib/worker-calls.ts';
import { DOWNLOAD_SIZE_PX, type DrawnCode } from './code-file.ts';
import type { FileAnswer, FileSettings, FileToMake } from './file-to-make.ts';
import {
  createScanChecker,
  ENGINES_UNAVAILABLE,
  type ScanChecker,
  sharedChecker,
} from './scan-checker.ts';
import { spread } from './scan-checker-pool.ts';

/** The settings of the file that the download button saves. */
export const DOWNLOAD: FileSettings = {
  format: 'png',
  sizePx: DOWNLOAD_SIZE_PX,
  isBlackOnly: false,
};
/** From this size on, an image takes up to a gigabyte of memory, which the end of its worker frees. */
const LARGE_PX = 1500;

/**
 * Makes the file of a code in a worker, which opens and reads it. If no worker or engine can be loaded, the page makes and
 * opens it, which takes a while, and a toast says that no engine has read it.
 * @throws {CodeError} `file-fault` when the file fails its check; `file-unchecked` when it cannot be made or checked;
 * `size-too-small`
 */
export async function makeFile(code: DrawnCode, settings: FileSettings): Promise<Blob> {
  const isLarge = exportFormatOf(settings.format).kind === 'raster' && settings.sizePx >= LARGE_PX;
  if (!isLarge) return makeWith(sharedChecker(), code, settings);
  const checker = createScanChecker();
  try {
    return await makeWith(checker, code, settings);
  } finally {
    checker.close();
  }
}

/** Like `makeFile`, for many codes. A code whose file cannot be made yields the error instead. */
export function makeFiles(
  codes: readonly DrawnCode[],
  settings: FileSettings,
): Promise<(Blob | CodeError)[]> {
  return spread(codes, async (code, checker) => {
    try {
      return await makeWith(checker, code, settings);
    } catch (error) {
      if (error instanceof CodeError) return error;
      throw error;
    }
  });
}

async function makeWith(
  checker: ScanChecker,
  { scene, text, title }: DrawnCode,
  settings: FileSettings,
): Promise<Blob> {
  const file = { scene, text, title, settings };
  const format = exportFormatOf(settings.format);
  const answer = await makeChecked(checker, file).catch(() => {
    throw fileUnchecked(format);
  });
  if ('reason' in answer) throw new CodeError(answer.reason, answer.fault);
  return new Blob([answer.bytes], { type: format.mediaType });
}

async function makeChecked(checker: ScanChecker, file: FileToMake): Promise<FileAnswer> {
  try {
    return await checker.makeFile(file);
  } catch (error) {
    const isMissing =
      error instanceof WorkerError &&
      [ENGINES_UNAVAILABLE, WORKER_UNAVAILABLE].includes(error.name);
    if (!isMissing) throw error;
    return makeOnPage(file);
  }
}

/** Writes and opens the file; no engine reads it. @throws when a script of the format cannot be loaded */
async function makeOnPage(file: FileToMake): Promise<FileAnswer> {
  const { makeCheckedFile } = await import('./make-checked-file.ts');
  const answer = await makeCheckedFile(file, []);
  const isRead = exportFormatOf(file.settings.format).kind === 'vector';
  if ('bytes' in answer && !isRead) toast('info', m.notChecked, m.fileNotRead);
  return answer;
}
