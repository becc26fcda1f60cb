import { CodeError } from '@everscan/core/code-error';
import { exportFormatOf } from '@everscan/core/export/index';
import * as m from '@everscan/messages/scan';
import { toast } from '../lib/toasts.ts';
import { DOWNLOAD_SIZE_PX, type DrawnCode } from './code-file.ts';
import type { FileAnswer, FileSettings, FileToMake } from './file-to-make.ts';
import { createScanChecker, type ScanChecker, sharedChecker } from './scan-checker.ts';
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
 * Makes the file of a code in a worker, which opens and reads it. If there is no worker or engine, the page makes and
 * opens it, which takes a while, and a toast says that no engine has read it.
 * @throws {CodeError} `file-fault` when the file fails its check; `size-too-small`; other errors when the format's
 * script cannot be loaded
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
  const answer = await checker.makeFile(file).catch(() => makeOnPage(file));
  if ('reason' in answer) throw new CodeError(answer.reason, answer.message);
  return new Blob([answer.bytes], { type: exportFormatOf(settings.format).mediaType });
}

/** Writes and opens the file; no engine reads it. @throws when a script of the format cannot be loaded */
async function makeOnPage(file: FileToMake): Promise<FileAnswer> {
  const { makeCheckedFile } = await import('./make-checked-file.ts');
  const answer = await makeCheckedFile(file, []);
  if ('bytes' in answer) toast('info', m.notChecked, m.checkNotFinished);
  return answer;
}
