import type { DrawnCode } from './code-file.ts';
import type { FileSettings } from './file-to-make.ts';

/** The file of the download button, by default a PNG. @throws as `makeFile` does */
export async function renderDownload(
  code: DrawnCode,
  settings?: Pick<FileSettings, 'format' | 'sizeMm'>,
): Promise<Blob> {
  const { DOWNLOAD, makeFile } = await import('./make-file.ts');
  return makeFile(code, { ...DOWNLOAD, ...settings });
}
