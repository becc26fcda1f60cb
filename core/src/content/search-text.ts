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
