import { isWorkbook } from './file-kind.ts';
import { readText } from './read-text.ts';
import { type Table, TableError } from './table.ts';

const MAX_MEGABYTES = 20;

export type ReadOptions = {
  /** The name of a sheet of a workbook; by default, the first visible one with text. */
  readonly sheet?: string | undefined;
  /** The encoding of a text file; guessed by default. */
  readonly encoding?: string | undefined;
  /** A BCP 47 tag, which decides the guess and how numbers are shown; by default, the browser's. */
  readonly language?: string | undefined;
};

/**
 * Reads a workbook, contact cards (.vcf) or CSV, which differ in their first bytes.
 * @throws {TableError}
 */
export async function readTable(
  file: Blob,
  { sheet, encoding, language = navigator.language }: ReadOptions = {},
): Promise<Table> {
  if (file.size > MAX_MEGABYTES * 1e6)
    throw new TableError({ code: 'file-too-large', megabytes: MAX_MEGABYTES });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isWorkbook(bytes)) return readText(bytes, encoding, language);
  const { readWorkbook } = await import('./read-workbook.ts');
  return readWorkbook(bytes, language, sheet);
}
