import { LettersError } from './table.ts';

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
const DOS = 'DOS (850)';
const MAC = 'Macintosh';
/** The encodings to choose from, since a guess may be wrong, beginning with the most common ones. */
export const encodings: readonly string[] = [
  ...new Set([
    'UTF-8',
    'Windows-1252',
    DOS,
    MAC,
    ...Object.values(CODE_PAGES),
    'ISO-8859-2',
    'ISO-8859-15',
    'KOI8-R',
    'EUC-JP',
    'UTF-16LE',
    'UTF-16BE',
  ]),
];
/** The upper half of code page 850, in which Excel saves “CSV (MS-DOS)” and which browsers do not know. */
const DOS_LETTERS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const BYTE_ORDER_MARK = '\ufeff';
/** Control characters, which no list contains. They often appear if text is decoded with the wrong code page. */
const CONTROLS = /[\u0080-\u009f]/;

/**
 * Decodes text as UTF-8 with or without a byte order mark, as UTF-16, or in the code page of a language.
 * @param chosen one of `encodings`, for a file that the visitor has seen decoded wrongly
 * @returns the text, and the name of the encoding if it is a guess or was chosen
 * @throws {LettersError} when the text is damaged or in another encoding
 */
export function decodeText(
  bytes: Uint8Array,
  language: string = navigator.language,
  chosen?: string,
): { text: string; encoding?: string } {
  if (chosen !== undefined) {
    const text = decode(bytes, chosen);
    if (text === undefined) throw new LettersError('letters-unknown');
    return { text, encoding: chosen };
  }
  const [a, b] = bytes;
  if (a === 0xfe && b === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) };
  if (a === 0xff && b === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) };
  const wide = wideEncodingOf(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide };
  const text = decode(bytes, 'UTF-8');
  if (text !== undefined) return { text };
  const [short = ''] = language.split('-');
  const encoding = CODE_PAGES[language] ?? CODE_PAGES[short] ?? 'Windows-1252';
  const guess = isMostlyUtf8(bytes) ? undefined : decode(bytes, encoding);
  if (guess === undefined || CONTROLS.test(guess)) throw new LettersError('letters-unknown');
  return { text: guess, encoding };
}

/** The decoded text; `undefined` if the bytes are not valid in the encoding. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  if (encoding === DOS) {
    return Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : DOS_LETTERS[byte - 0x80],
    ).join('');
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-16 without a byte order mark: every other byte of its delimiters and digits is zero. */
function wideEncodingOf(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 2000);
  const zeros = (rest: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (bytes.length % 2 === 1 || even + odd < sample.length / 10) return undefined;
  if (even === 0) return 'UTF-16LE';
  return odd === 0 ? 'UTF-16BE' : undefined;
}

/** Whether bytes that are not valid UTF-8 are probably a damaged file, not text in another encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const faults = text.match(/\ufffd/g)?.length ?? 0;
  const letters = text.match(/[^\0-\u007f\ufffd]/gu)?.length ?? 0;
  return text.startsWith(BYTE_ORDER_MARK) || letters >= faults;
}
