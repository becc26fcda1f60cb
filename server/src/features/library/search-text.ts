import { type ContentData, type ContentTypeId, contentTypes } from '@everscan/core/content/index';
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

type Code = {
  /** The names that pages show for it, in every language. */
  names: readonly string[];
  type: string;
  data: ContentData;
  link: { code: string; target: string } | null;
};

/** The text by which a code is found, without passwords and choices. */
export function textOfCode({ names, type, data, link }: Code): string {
  const parts = [...names, ...typedTexts(type as ContentTypeId, data)];
  if (link) parts.push(link.code, link.target);
  return searchText(parts.join(' '));
}

const NOT_SEARCHED: readonly string[] = ['password', 'select', 'checkbox'];

function typedTexts(id: ContentTypeId, data: ContentData): string[] {
  const { fields } = contentTypes.find((type) => type.id === id) ?? contentTypes[0];
  return fields
    .filter(({ input }) => !NOT_SEARCHED.includes(input))
    .map(({ name }) => valueAt(data, name.split('.')))
    .filter((value) => typeof value === 'string');
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);
}
