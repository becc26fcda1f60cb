import type { ExportFormatId } from '@everscan/core/export/index';
import { useSyncExternalStore } from 'react';

// Not part of the cached user data, because guests have none.
const KEY = 'export-format';
const CHANGE = 'export-format-change';
/** Their list would load with the page, although most visitors save only PNG files. */
const KNOWN = /^(?:png|jpeg|webp|svg|pdf|eps)$/;

/** The format that was last saved in this browser; PNG by default. */
export function lastFormat(): ExportFormatId {
  try {
    const last = localStorage.getItem(KEY);
    return KNOWN.test(last ?? '') ? (last as ExportFormatId) : 'png';
  } catch {
    return 'png'; // storage is forbidden
  }
}

export const useLastFormat = (): ExportFormatId =>
  useSyncExternalStore(subscribe, lastFormat, () => 'png');

/** Stores the format of the next download. */
export function rememberFormat(id: ExportFormatId): void {
  try {
    localStorage.setItem(KEY, id);
    dispatchEvent(new Event(CHANGE));
  } catch {
    // Storage is full or forbidden.
  }
}

function subscribe(listener: () => void): () => void {
  for (const event of [CHANGE, 'storage']) addEventListener(event, listener);
  return () => {
    for (const event of [CHANGE, 'storage']) removeEventListener(event, listener);
  };
}
