import { exportFormatOf } from '@everscan/core/export/index';
import type { DrawnCode } from '../../../codes/code-file.ts';
import { connectWorker } from '../../../lib/worker-calls.ts';
import { type ExportSettings, type FileToRender, renderFile } from './render-file.ts';

/** From this size on, an image can take several seconds. Vector files take less, whatever their size. */
const LARGE_PX = 1500;

/** @throws {CodeError} `size-too-small`; other errors when the format's script cannot be loaded. */
export async function exportFile(
  { scene, title }: DrawnCode,
  settings: ExportSettings,
): Promise<Blob> {
  const { kind, mediaType } = exportFormatOf(settings.format);
  const file = { scene, title, settings };
  const isLarge = kind === 'raster' && settings.sizePx >= LARGE_PX;
  // If there is no worker, the page freezes for a while, but the person gets the file.
  const bytes = isLarge
    ? await renderInWorker(file).catch(() => renderFile(file))
    : await renderFile(file);
  return new Blob([bytes], { type: mediaType });
}

/** @throws {WorkerError} when the worker fails or cannot be loaded, or the file cannot be made */
async function renderInWorker(file: FileToRender): Promise<Uint8Array<ArrayBuffer>> {
  const { call, close } = connectWorker<FileToRender>(
    () => new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    return await call(file);
  } finally {
    close(); // frees the memory, up to a gigabyte for a large image
  }
}
