import { type ExportFormatId, exportFormatOf } from '@everscan/core/export/index';
import type { DrawnCode } from '../../../codes/code-file.ts';

export type ExportSettings = {
  readonly format: ExportFormatId;
  /** Length of the longer side. */
  readonly sizePx: number;
  /** Printed length of the longer side; without it, a raster image contains no print size. */
  readonly sizeMm?: number | undefined;
  /** Only in formats with `hasBlackOnly`. */
  readonly isBlackOnly: boolean;
};

/** @throws {CodeError} `size-too-small`; other errors when the format's script cannot be loaded. */
export async function exportFile(code: DrawnCode, settings: ExportSettings): Promise<Blob> {
  const { sizePx, sizeMm, isBlackOnly } = settings;
  const format = exportFormatOf(settings.format);
  const render = await format.load();
  const bytes = render(code.scene, {
    sizePx,
    title: code.title,
    isBlackOnly,
    ...(sizeMm !== undefined && { sizeMm }),
  });
  return new Blob([bytes], { type: format.mediaType });
}
