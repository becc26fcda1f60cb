import { type ExportFormatId, exportFormatOf } from '@everscan/core/export/index';
import type { Scene } from '@everscan/core/scene/scene';

export type ExportSettings = {
  readonly format: ExportFormatId;
  /** The length of the longer side. */
  readonly sizePx: number;
  /** The printed length of the longer side. If absent, a raster image contains no print size. */
  readonly sizeMm?: number | undefined;
  /** Only in formats with `hasBlackOnly`. */
  readonly isBlackOnly: boolean;
};

/** The data that the export worker needs to make a file. */
export type FileToRender = {
  readonly scene: Scene;
  readonly title: string;
  readonly settings: ExportSettings;
};

/** @throws {CodeError} `size-too-small`; other errors when the format's script cannot be loaded. */
export async function renderFile({
  scene,
  title,
  settings,
}: FileToRender): Promise<Uint8Array<ArrayBuffer>> {
  const { format, sizePx, sizeMm, isBlackOnly } = settings;
  const render = await exportFormatOf(format).load();
  return render(scene, { sizePx, title, isBlackOnly, ...(sizeMm !== undefined && { sizeMm }) });
}
