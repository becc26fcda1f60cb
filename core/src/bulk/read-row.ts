import { CodeError } from '../code-error.ts';
import type { ContentType, Field, SelectField } from '../content/content-type.ts';
import { withValue } from '../content/field-value.ts';
import type { Content, ContentData, ContentTypeId } from '../content/index.ts';
import { unguarded } from '../csv/csv-line.ts';
import { fileStem } from '../export/file-name.ts';
import type { ColumnMap } from './columns.ts';

/** A row of a table as a code, or the reason why no code can be made of it. */
export type BulkRow = {
  /** Row number in the spreadsheet: the headings are row 1. */
  readonly row: number;
  /** File name from the row, safe for a file system; empty when the row has none. */
  readonly stem: string;
} & (
  | {
      readonly content: Content;
      /** The text of the symbol. */
      readonly text: string;
    }
  | { readonly error: string }
);

/** A row of the table, before it is interpreted. */
export type TableRow = {
  readonly row: number;
  readonly cells: readonly string[];
  /** What is wrong with the row as CSV. */
  readonly error?: string | undefined;
};

const YES = /^(?:true|yes|y|1|x|ja|j|wahr)$/i;
const NO = /^(?:false|no|n|0|nein|falsch|)$/i;

/**
 * Reads the content of a row. It never throws: a row without a code has an error.
 * @param publicUrl as for `encodeContent`
 */
export function readRow(
  type: ContentType<ContentTypeId, ContentData>,
  columns: ColumnMap,
  { row, cells, error }: TableRow,
  publicUrl: string,
): BulkRow {
  const cellOf = (index: number | undefined) =>
    index === undefined ? '' : unguarded(cells[index] ?? '');
  const stem = fileStem(cellOf(columns.fileName));
  if (error) return { row, stem, error };
  try {
    let data: object = {};
    for (const field of type.fields as readonly Field[]) {
      data = withValue(data, field.name, fieldValue(field, cellOf(columns.fields.get(field.name))));
    }
    const normal = type.normalise(data as ContentData);
    const text = type.encode(normal, publicUrl);
    return { row, stem, content: { type: type.id, data: normal } as Content, text };
  } catch (thrown) {
    if (!(thrown instanceof CodeError)) throw thrown;
    return { row, stem, error: thrown.message };
  }
}

/** @throws {CodeError} `invalid-value` when the field cannot have this value. */
function fieldValue(field: Field, cell: string): string | boolean {
  if (field.input === 'select') return optionOf(field, cell.trim());
  if (field.input !== 'checkbox') return cell;
  const word = cell.trim();
  if (!YES.test(word) && !NO.test(word)) {
    throw new CodeError('invalid-value', `“${field.label}” must be yes or no.`, field.name);
  }
  return YES.test(word);
}

function optionOf({ label, name, options }: SelectField, word: string): string {
  const isMeant = (text: string) => text.toLowerCase() === word.toLowerCase();
  const found = options.find((option) => isMeant(option.value) || isMeant(option.label));
  const chosen = found ?? (word === '' ? options[0] : undefined);
  if (chosen) return chosen.value;
  const values = options.map(({ value }) => value).join(', ');
  throw new CodeError('invalid-value', `“${label}” must be one of: ${values}.`, name);
}
