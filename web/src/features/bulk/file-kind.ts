import { type PlainTableFault, TableError } from './table.ts';

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Whether the file is a zip archive, such as an .xlsx workbook. A file that is not may be text.
 * @throws {TableError} for PDF files and old or encrypted workbooks
 */
export function isWorkbook(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new TableError(faultOfCompoundFile(bytes));
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new TableError('pdf');
  return startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6);
}

/** The error for an .xls or encrypted .xlsx file. Both are compound files ([MS-CFB]), with part names in UTF-16. */
function faultOfCompoundFile(bytes: Uint8Array): PlainTableFault {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
  return text.includes('EncryptedPackage') ? 'workbook-locked' : 'old-workbook';
}

/** Pages of the web and XML, which some programs name .xls. */
const MARKUP = /^\s*<(?:!doctype|html|head|body|table|meta|style|\?xml|!--)/i;

/** @throws {TableError} for a page of the web that is named like a list */
export function checkMarkup(text: string): void {
  if (MARKUP.test(text)) throw new TableError('web-page');
}

/** The error for a zip that is not an .xlsx workbook; `undefined` if it is. @param names of the files in the zip */
export function faultOfZip(names: readonly string[]): PlainTableFault | undefined {
  if (names.includes('xl/workbook.xml')) return undefined;
  if (names.includes('xl/workbook.bin')) return 'binary-workbook';
  if (names.includes('content.xml')) return 'open-document';
  if (names.some((name) => name.endsWith('.iwa'))) return 'numbers-file';
  return 'not-a-spreadsheet';
}
