import { TableError } from './table.ts';

const SAVE_AS = 'Open it in your spreadsheet program and save it as .xlsx or CSV.';

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Whether the file is a zip, as .xlsx is.
 * @throws {TableError} for files that are neither a workbook of this kind nor text
 */
export function isWorkbook(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new TableError(faultOfCompoundFile(bytes));
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new TableError(`This is a PDF. ${SAVE_AS}`);
  return startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6);
}

/** Both .xls and encrypted .xlsx are compound files ([MS-CFB]), which list their parts in UTF-16. */
function faultOfCompoundFile(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
  return text.includes('EncryptedPackage')
    ? 'This workbook is protected with a password. Remove the password and choose the file again.'
    : `This workbook is in the old Excel format (.xls). ${SAVE_AS}`;
}

/** Why a zip without the parts of an .xlsx file cannot be read. @param names of the files in it */
export function faultOfZip(names: readonly string[]): string | undefined {
  if (names.includes('xl/workbook.xml')) return undefined;
  if (names.includes('xl/workbook.bin')) return `This is a binary workbook (.xlsb). ${SAVE_AS}`;
  if (names.includes('content.xml')) return `This is an OpenDocument file. ${SAVE_AS}`;
  if (names.some((name) => name.endsWith('.iwa'))) {
    return 'This is a Numbers file. Export it as Excel or CSV: File, Export To.';
  }
  return 'This file is not a spreadsheet. Choose an .xlsx or CSV file.';
}
