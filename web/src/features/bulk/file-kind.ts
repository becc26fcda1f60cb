import * as m from '@everscan/messages/bulk';
import { TableError } from './table.ts';

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Whether the file is a zip, as .xlsx is.
 * @throws {TableError} for files that are neither a workbook of this kind nor text
 */
export function isWorkbook(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new TableError(faultOfCompoundFile(bytes));
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new TableError(m.pdf);
  return startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6);
}

/** Both .xls and encrypted .xlsx are compound files ([MS-CFB]), which list their parts in UTF-16. */
function faultOfCompoundFile(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
  return text.includes('EncryptedPackage') ? m.workbookLocked : m.oldWorkbook;
}

/** Why a zip without the parts of an .xlsx file cannot be read. @param names of the files in it */
export function faultOfZip(names: readonly string[]): string | undefined {
  if (names.includes('xl/workbook.xml')) return undefined;
  if (names.includes('xl/workbook.bin')) return m.binaryWorkbook;
  if (names.includes('content.xml')) return m.openDocument;
  if (names.some((name) => name.endsWith('.iwa'))) return m.numbersFile;
  return m.notSpreadsheet;
}
