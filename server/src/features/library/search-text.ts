import { digitValue } from '@everscan/core/content/digit-value';
import { type ContentData, type ContentTypeId, contentTypes } from '@everscan/core/content/index';
import { addressTitle } from '@everscan/core/content/url';

/**
 * Text in the form in which it is searched: without case, accents, compatibility forms and invisible
 * characters, and with ASCII digits. JavaScript makes it for both databases, whose own functions differ.
 * It contains no control characters and lone surrogates, which PostgreSQL cannot store.
 */
export function searchText(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
      // Upper case first, because it spells out ß and ligatures.
      .toUpperCase()
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replace(/[\p{Cc}\s]+/gu, ' ')
  );
}

/**
 * The words of a search. A code matches if its text or its tags contain all of them. A pasted address
 * loses its scheme and its last slash, because codes are stored without them.
 */
export function wordsOf(query: string): string[] {
  const words = searchText(query).split(' ').filter(Boolean);
  return [...new Set(words.map((word) => addressTitle(word) || word))];
}

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
