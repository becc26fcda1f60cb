import * as m from '@everscan/messages/bulk';
import { language as pageLanguage } from '@everscan/messages/format';
import { TableError } from './table.ts';

/** The code pages in which Windows saves CSV, for languages in which it is not Windows-1252. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  ar: 'Windows-1256',
  bg: 'Windows-1251',
  cs: 'Windows-1250',
  el: 'Windows-1253',
  et: 'Windows-1257',
  fa: 'Windows-1256',
  he: 'Windows-1255',
  hr: 'Windows-1250',
  hu: 'Windows-1250',
  ja: 'Shift_JIS',
  ko: 'EUC-KR',
  lt: 'Windows-1257',
  lv: 'Windows-1257',
  pl: 'Windows-1250',
  ro: 'Windows-1250',
  ru: 'Windows-1251',
  sk: 'Windows-1250',
  sl: 'Windows-1250',
  th: 'Windows-874',
  tr: 'Windows-1254',
  uk: 'Windows-1251',
  vi: 'Windows-1258',
  zh: 'GBK',
  'zh-HK': 'Big5',
  'zh-MO': 'Big5',
  'zh-TW': 'Big5',
};
const BYTE_ORDER_MARK = '\ufeff';
/** Control characters, which no list contains. They often appear if text is decoded with the wrong code page. */
const CONTROLS = /[\u0080-\u009f]/;

/**
 * Decodes text as UTF-8 with or without a byte order mark, as UTF-16 with one, or in the code page of a language.
 * @returns the text, and the name of the code page if it is a guess
 * @throws {TableError} when the text is damaged or in another code page
 */
export function decodeText(
  bytes: Uint8Array,
  // The language of English pages says little about the country, so the browser's language counts.
  language: string = pageLanguage === 'en' ? navigator.language : pageLanguage,
): { text: string; encoding?: string } {
  const [a, b] = bytes;
  if (a === 0xfe && b === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) };
  if (a === 0xff && b === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) };
  const text = decode(bytes, 'utf-8');
  if (text !== undefined) return { text };
  const [short = ''] = language.split('-');
  const encoding = CODE_PAGES[language] ?? CODE_PAGES[short] ?? 'Windows-1252';
  const guess = isMostlyUtf8(bytes) ? undefined : decode(bytes, encoding);
  if (guess === undefined || CONTROLS.test(guess)) throw new TableError(m.lettersUnknown);
  return { text: guess, encoding };
}

/** The decoded text; `undefined` if the bytes are not valid in the encoding. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether bytes that are not valid UTF-8 are probably a damaged file, not text in another encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const faults = text.match(/\ufffd/g)?.length ?? 0;
  const letters = text.match(/[^\0-\u007f\ufffd]/gu)?.length ?? 0;
  return text.startsWith(BYTE_ORDER_MARK) || letters >= faults;
}
