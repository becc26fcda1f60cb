import type { CodeErrorReason } from '@everscan/core/code-error';
import type { ExportFormatId, ExportOptions } from '@everscan/core/export/index';
import type { Fault } from '@everscan/core/faults';
import type { Scene } from '@everscan/core/scene/scene';

/** How a person wants a file. */
export type FileSettings = {
  readonly format: ExportFormatId;
  /** The length of the longer side. */
  readonly sizePx: number;
  /** The printed length of the longer side. If absent, a raster image contains no print size. */
  readonly sizeMm?: number | undefined;
  /** Only in formats with `hasBlackOnly`. */
  readonly isBlackOnly: boolean;
};

/** The data that a worker needs to make a file. */
export type FileToMake = {
  readonly scene: Scene;
  readonly text: string;
  readonly title: string;
  readonly settings: FileSettings;
};

/** The file, or the reason why it cannot be made. */
export type FileAnswer =
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly reason: CodeErrorReason; readonly fault: Fault };

/** The options of the format's writer. */
export function exportOptionsOf(
  title: string,
  { sizePx, sizeMm, isBlackOnly }: FileSettings,
): ExportOptions {
  return { sizePx, title, isBlackOnly, ...(sizeMm !== undefined && { sizeMm }) };
}
