import * as m from '@everscan/messages/core-bulk';
import { CodeError } from '../code-error.ts';
import type { ContentType, Field, SelectField } from '../content/content-type.ts';
import { valueAt, withValue } from '../content/field-value.ts';
import type { Content, ContentData, ContentTypeId } from '../content/index.ts';
import { unguarded } from '../csv/csv-line.ts';
import type { ErrorCorrectionLevel } from '../encode/level.ts';
import { BYTE_CAPACITY, fitSymbol } from '../encode/symbol-size.ts';
import { fileStem } from '../export/file-name.ts';
import { type ColumnMap, FILE_NAME_COLUMN, LABEL_COLUMN } from './columns.ts';

type AnyType = ContentType<ContentTypeId, ContentData>;

/** A row of a table as a code, or the reason why it cannot become a code. */
export type BulkRow = {
  /** Row number in the spreadsheet. */
  readonly row: number;
  /** Printed with the code; empty for none. */
  readonly label: string;
  /** File name from the row, else from its label, safe for a file system; empty when it has neither. */
  readonly stem: string;
} & (
  | {
      readonly content: Content;
      /** The text of the symbol. */
      readonly text: string;
    }
  | RowFault
);

/** What is wrong with a row, what to write instead, and the cell, if a single one is at fault. */
export type RowFault = { readonly error: string; readonly cell?: Cell };

export type Cell = { readonly heading: string; readonly value: string };

/** A row of the table, before it is interpreted. */
export type TableRow = {
  readonly row: number;
  readonly cells: readonly string[];
  /** What is wrong with the row as CSV. */
  readonly error?: string | undefined;
};

export type RowOptions = {
  /** As for `encodeContent`. */
  readonly publicUrl: string;
  /** The error correction level of the design, at which a symbol must hold the text. */
  readonly level: ErrorCorrectionLevel;
  /** Why a label cannot be drawn. */
  readonly labelFault?: (label: string) => string | undefined;
};

const YES =
  /^(?:true|yes|y|1|x|ja|j|wahr|oui|vrai|s[ií]|sim|verdadero|verdadeiro|vero|да|tak|はい|是|对|نعم)$/i;
const NO = /^(?:false|no|n|0|nein|falsch|non|faux|falso|não|нет|nee|nie|いいえ|否|不是|لا|)$/i;

/** Reads the content of a row. Never throws for invalid content: the result then has an error. */
export function readRow(
  type: AnyType,
  columns: ColumnMap,
  { row, cells, error }: TableRow,
  { publicUrl, level, labelFault = () => undefined }: RowOptions,
): BulkRow {
  const cellOf = (role: string) => unguarded(cells[columns.byRole.get(role) ?? -1] ?? '');
  const label = cellOf(LABEL_COLUMN).replace(/\s+/g, ' ').trim();
  const stem = fileStem(cellOf(FILE_NAME_COLUMN)) || fileStem(label);
  const known = { row, label, stem };
  if (error) return { ...known, error };
  try {
    let data: object = {};
    for (const field of type.fields as readonly Field[]) {
      data = withValue(data, field.name, fieldValue(field, cellOf(field.name)));
    }
    const normal = type.normalise(data as ContentData);
    const text = type.encode(normal, publicUrl);
    checkSize(text, level);
    const fault = labelFault(label);
    if (fault) return { ...known, error: fault, ...at(LABEL_COLUMN) };
    return { ...known, content: { type: type.id, data: normal } as Content, text };
  } catch (thrown) {
    if (!(thrown instanceof CodeError)) throw thrown;
    const { field = soleField(type) } = thrown;
    const isMissing = thrown.reason === 'empty' && !columns.byRole.has(field);
    return {
      ...known,
      error: isMissing ? m.noColumn(labelOf(type, field)) : adviceOf(type, thrown, cellOf(field)),
      ...at(field),
    };
  }

  function at(role: string): { cell?: Cell } {
    const heading = columns.headings[columns.byRole.get(role) ?? -1];
    return heading === undefined ? {} : { cell: { heading, value: cellOf(role) } };
  }
}

/** Turns the message of a form into advice for a cell of a list, with an example if a value is missing. */
function adviceOf({ sample }: AnyType, { message, reason, field = '' }: CodeError, cell: string) {
  const example = valueAt(sample, field);
  const isMissing = reason === 'empty' || reason === 'missing-name';
  return [
    reason === 'empty' && cell.trim() === '' && m.cellEmpty,
    message,
    isMissing && example && m.cellExample(String(example)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** @throws {CodeError} `data-too-large` */
function checkSize(text: string, level: ErrorCorrectionLevel): void {
  // A text whose bytes fit needs no search for the smallest symbol, which takes a hundred times longer.
  const maxBytes = BYTE_CAPACITY[level];
  if (text.length * 3 <= maxBytes || new TextEncoder().encode(text).length <= maxBytes) return;
  fitSymbol(text, level);
}

/** The field of a content type that has only one. */
function soleField({ fields }: AnyType): string {
  return fields.length === 1 ? (fields[0] as Field).name : '';
}

function labelOf({ fields }: AnyType, path: string): string {
  return (fields as readonly Field[]).find(({ name }) => name === path)?.label ?? path;
}

/** @throws {CodeError} `invalid-value` when the field cannot have this value. */
function fieldValue(field: Field, cell: string): string | boolean {
  if (field.input === 'select') return optionOf(field, cell.trim());
  if (field.input !== 'checkbox') return cell;
  const word = cell.trim();
  if (!YES.test(word) && !NO.test(word)) {
    throw new CodeError('invalid-value', m.enterYesOrNo, field.name);
  }
  return YES.test(word);
}

function optionOf({ name, options }: SelectField, word: string): string {
  const isMeant = (text: string) => text.toLowerCase() === word.toLowerCase();
  const found = options.find((option) => isMeant(option.value) || isMeant(option.label));
  const chosen = found ?? (word === '' ? options[0] : undefined);
  if (chosen) return chosen.value;
  const values = options.map(({ value }) => value);
  throw new CodeError('invalid-value', m.useOneOf(values), name);
}
