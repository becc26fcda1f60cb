import { digitValue } from './digit-value.ts';
import { addressTitle } from './url.ts';

/**
 * Text in the form in which it is searched: without case, accents, compatibility forms and invisible
 * characters, and with ASCII digits. JavaScript makes it for both databases, whose own functions differ. It
 * contains no control characters or lone surrogates, which PostgreSQL cannot store.
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
 * The words of a search. A code matches if its text or its tags contain all of them. A pasted address loses
 * its scheme and its last slash, because codes are stored without them; a scheme alone is not a word of the
 * search.
 */
export function wordsOf(query: string): string[] {
  const words = searchText(query).split(' ').filter(Boolean);
  const searched = words.filter((word) => !/^https?:\/*$/.test(word));
  return [...new Set(searched.map((word) => addressTitle(word) || word))];
}

type SearchedCode = {
  /** The names that pages show for it: in every language, or in that of the page. */
  names: readonly string[];
  /** The fields of its content type. */
  fields: readonly { readonly name: string; readonly input: string }[];
  data: object;
  link: { code: string; target: string } | null;
};

const NOT_SEARCHED: readonly string[] = ['password', 'select', 'checkbox'];

/** The text by which a code is found, without passwords and choices. */
export function textOfCode({ names, fields, data, link }: SearchedCode): string {
  const typed = fields
    .filter(({ input }) => !NOT_SEARCHED.includes(input))
    .map(({ name }) => valueAt(data, name.split('.')))
    .filter((value) => typeof value === 'string');
  return searchText([...names, ...typed, link?.code, link?.target].join(' '));
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);
}
