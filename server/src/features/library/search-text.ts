import { type ContentData, type ContentTypeId, contentTypes } from '@everscan/core/content/index';
import { searchText } from '@everscan/core/content/search-text';

/** A cursor contains a key, and has 1,000 characters at most. */
const SORT_KEY_LENGTH = 200;

/** What names are sorted by: the searched text, with numbers in the order of their values. */
export function sortKey(name: string): string {
  return searchText(name)
    .replace(/\d+/g, (digits) => {
      const number = digits.replace(/^0+(?=\d)/, '');
      return String(number.length).padStart(3, '0') + number;
    })
    .slice(0, SORT_KEY_LENGTH)
    .toWellFormed();
}

/** The same for names that people take for the same one: they differ only in case or in how they are encoded. */
export function nameKey(name: string): string {
  return name.toWellFormed().normalize('NFKC').toLowerCase();
}

type Code = {
  /** What pages call it, in every language. */
  names: readonly string[];
  type: string;
  data: ContentData;
  link: { code: string; target: string } | null;
};

/** What a code is found by. Passwords and choices are left out. */
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
