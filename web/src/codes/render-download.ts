import type { DrawnCode } from './code-file.ts';

/** The PNG that the download button saves. @throws as `makeFile` does */
export async function renderDownload(code: DrawnCode): Promise<Blob> {
  const { DOWNLOAD, makeFile } = await import('./make-file.ts');
  return makeFile(code, DOWNLOAD);
}
