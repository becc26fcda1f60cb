import type { Design } from '@everscan/core/design/design';
import { DEFAULT_SIZE_MM, type ExportFormatId, exportFormatOf } from '@everscan/core/export/index';
import { type DownloadSource, downloadCode } from '../../codes/download-code.ts';
import { renderDownload } from '../../codes/render-download.ts';
import { lastFormat, rememberFormat } from './export/last-format.ts';

/**
 * Saves the code on the screen in a format, in its usual size.
 * @returns the name of the file; `undefined` when the person cancels after a warning
 */
export async function saveCode(
  source: DownloadSource,
  id: ExportFormatId = lastFormat(),
): Promise<string | undefined> {
  const { extension, kind } = exportFormatOf(id);
  const isRaster = kind === 'raster';
  const sizeMm = isRaster ? undefined : DEFAULT_SIZE_MM;
  const name = await downloadCode(source, {
    extension,
    render: (code) => renderDownload(code, { format: id, sizeMm }),
    ...(!isRaster && { size: { printedMm: DEFAULT_SIZE_MM, isRaster } }),
  });
  if (name) rememberFormat(id);
  return name;
}

/** The same code in a corrected design. */
export function corrected(source: DownloadSource, design: Design): DownloadSource {
  const begin = async () => {
    if (source.begin && !(await source.begin())) return false;
    source.onFix(design);
    return true;
  };
  return Object.assign(Object.create(source), { begin });
}
