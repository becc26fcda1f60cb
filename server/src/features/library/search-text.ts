import { searchText } from '@everscan/core/content/search-text';

/** Limits the length of a cursor, which contains a key and may have at most 1,000 characters. */
const SORT_KEY_LENGTH = 200;

/** The key by which a name is sorted: its normalised text, in which numbers sort by value. */
export function sortKey(name: string): string {
  return searchText(name)
    .replace(/\d+/g, (digits) => {
      const number = digits.replace(/^0+(?=\d)/, '');
      return String(number.length).padStart(3, '0') + number;
    })
    .slice(0, SORT_KEY_LENGTH)
    .toWellFormed();
}

/**
 * A key that is equal for names that differ only in case or Unicode normalisation, which people consider the
 * same.
 */
export function nameKey(name: string): string {
  return name.toWellFormed().normalize('NFKC').toLowerCase();
}
