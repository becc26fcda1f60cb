import { type ExportFormatId, exportFormats } from '@everscan/core/export/index';

// Not part of the cached user data, because guests have none.
const KEY = 'export-format';

/** The format that was last saved in this browser; PNG by default. */
export function lastFormat(): ExportFormatId {
  try {
    const last = localStorage.getItem(KEY);
    return exportFormats.find(({ id }) => id === last)?.id ?? 'png';
  } catch {
    return 'png'; // storage is forbidden
  }
}

/** Stores the format with which the next dialog begins. */
export function rememberFormat(id: ExportFormatId): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage is full or forbidden.
  }
}
