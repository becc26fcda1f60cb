import { type ExportFormatId, exportFormats } from '@everscan/core/export/index';

// Outside the cache of a user's data, which guests do not have.
const KEY = 'export-format';

/** The format that was saved last in this browser; PNG without one. */
export function lastFormat(): ExportFormatId {
  try {
    const last = localStorage.getItem(KEY);
    return exportFormats.find(({ id }) => id === last)?.id ?? 'png';
  } catch {
    return 'png'; // storage is forbidden
  }
}

/** The next dialog begins with this format. */
export function rememberFormat(id: ExportFormatId): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Full, or forbidden.
  }
}
