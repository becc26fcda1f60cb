import { readWork, storeWork } from '../../lib/unsaved-work.ts';

const NAME = 'downloaded';
/** About 25 kB of the browser's 5 MB. */
const MAX_CODES = 1000;

/** Remembers, until the user signs out, that this browser has made files of these codes. */
export function rememberDownloaded(userId: number, codes: readonly { id: string }[]): void {
  const ids = new Set([...codes.map(({ id }) => id), ...downloadedIds(userId)]);
  storeWork(userId, NAME, [...ids].slice(0, MAX_CODES));
}

/** The ids of these codes. Says nothing about other browsers, or about the files of an uploaded list. */
export function downloadedIds(userId: number): ReadonlySet<string> {
  return new Set(readWork<string[]>(userId, NAME));
}
