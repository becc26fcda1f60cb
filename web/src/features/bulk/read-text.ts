import { decodeText } from './decode-text.ts';
import { checkMarkup } from './file-kind.ts';
import { readCsv } from './read-csv.ts';
import type { Table } from './table.ts';

const CARDS = /^\s*BEGIN:VCARD/i;

/**
 * Reads CSV or contact cards.
 * @param chosen the encoding, which is guessed by default
 * @throws {TableError}
 */
export async function readText(
  bytes: Uint8Array,
  chosen?: string,
  language?: string,
): Promise<Table> {
  const { text: decoded, ...guess } = decodeText(bytes, language, chosen);
  const text = decoded.replace(/\r\n?/g, '\n');
  checkMarkup(text);
  const read = CARDS.test(text) ? (await import('./read-cards.ts')).readCards : readCsv;
  return { ...read(text), ...guess, ...(chosen !== undefined && { isEncodingChosen: true }) };
}
