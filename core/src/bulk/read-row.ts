import { CodeError } from '../code-error.ts';
import type { ContentType, Field, SelectField } from '../content/content-type.ts';
import { valueAt, withValue } from '../content/field-value.ts';
import type { Content, ContentData, ContentTypeId } from '../content/index.ts';
import { unknownEnding } from '../content/known-endings.ts';
import { symbolText } from '../content/symbol-text.ts';
import { unguarded } from '../csv/csv-line.ts';
import type { ErrorCorrectionLevel } from '../encode/level.ts';
import { BYTE_CAPACITY, fitSymbol } from '../encode/symbol-size.ts';
import { fileStem } from '../export/file-name.ts';
import type { Fault } from '../faults.ts';
import { type ColumnMap, FILE_NAME_COLUMN, LABEL_COLUMN, type ListField } from './columns.ts';
import { securityOf } from './router-words.ts';
import { type DateOrder, inUtc, readWrittenTime } from './written-times.ts';

type AnyType = ContentType<ContentTypeId, ContentData>;

/** A row of a table as a code, or the reason why it cannot become a code. */
export type BulkRow<Fault = RowFault> = {
  /** Row number in the spreadsheet. */
  readonly row: number;
  /** Printed with the code; empty for none. */
  readonly label: string;
  /** File name from the row, else from its label, safe for a file system; empty when it has neither. */
  readonly stem: string;
  /** What the visitor should look at although the row becomes a code, such as a label that cannot be drawn. */
  readonly remarks?: readonly Fault[];
} & (
  | {
      readonly content: Content;
      /** The text of the symbol. */
      readonly text: string;
    }
  | Fault
);

/** What is wrong with a row, and the cell, if a single one is at fault. */
export type RowFault = {
  readonly fault: Fault;
  readonly cell?: Cell;
  /** The cell has no text, although its field needs a value. */
  readonly isCellEmpty?: boolean;
  /** A value that the cell could have. */
  readonly example?: string;
};

export type Cell = { readonly heading: string; readonly value: string };

/** A row of the table, before it is interpreted. */
export type TableRow = {
  readonly row: number;
  readonly cells: readonly string[];
  /** What is wrong with the row as CSV, or which cell has an error. */
  readonly fault?: Fault | undefined;
  /** What a workbook knows about cells besides their texts, by column. */
  readonly notes?: { readonly [column: number]: CellNote };
  /** Whether the sheet hides the row, for example by a filter. */
  readonly isHidden?: boolean;
  /** Whether the row adds up the rows of a table. */
  readonly isTotal?: boolean;
};

export type CellNote = {
  /** The text that the sheet shows, if it differs. */
  readonly shown?: string;
  /** The address that a click on the cell opens. */
  readonly link?: string;
  /** The time of day, for a number between 0 and 1 without the format of a time. */
  readonly time?: string;
  /** The formula has no stored result, so that its value is unknown. */
  readonly isUnknown?: boolean;
  /** The number has more digits than spreadsheets keep. */
  readonly isRounded?: boolean;
};

export type RowOptions = {
  /** As for `encodeContent`. */
  readonly publicUrl: string;
  /** The error correction level of the design, at which a symbol must hold the text. */
  readonly level: ErrorCorrectionLevel;
  /** Why a label cannot be drawn. */
  readonly labelFault?: (label: string) => Fault | undefined;
  /** The order of day and month in dates such as `6/7/2027`. */
  readonly dateOrder?: DateOrder;
};

const YES =
  /^(?:true|yes|y|1|x|on|ja|j|wahr|oui|vrai|s[ií]|sim|verdadero|verdadeiro|vero|да|tak|はい|是|对|نعم)$/i;
const NO = /^(?:false|no|n|0|off|nein|falsch|non|faux|falso|não|нет|nee|nie|いいえ|否|不是|لا|)$/i;
/** A long number as spreadsheets shorten it, such as `4.9E+11`. */
const SHORTENED = /^[+-]?\d+(?:[.,]\d+)?E\+?\d+$/i;
const DAY_FIRST: DateOrder = { isMonthFirst: false, isProven: false };

/** Reads the content of a row. Never throws for invalid content: the result then has a fault. */
export function readRow(
  type: AnyType,
  columns: ColumnMap,
  from: TableRow,
  options: RowOptions,
): BulkRow {
  const { row, cells, notes } = from;
  const { publicUrl, level, labelFault = () => undefined, dateOrder = DAY_FIRST } = options;
  const columnOf = (role: string) => columns.byRole.get(role) ?? -1;
  const noteOf = (role: string): CellNote => notes?.[columnOf(role)] ?? {};
  const cellOf = (role: string) => cells[columnOf(role)] ?? '';
  const shownOf = (role: string) => noteOf(role).shown ?? cellOf(role);

  const remarks: RowFault[] = [];
  let label = shownOf(LABEL_COLUMN).replace(/\s+/g, ' ').trim();
  const because: Fault | undefined = noteOf(LABEL_COLUMN).isUnknown
    ? { code: 'cell-unknown' }
    : labelFault(label);
  if (because) {
    remarks.push({ fault: { code: 'label-left-out', because }, ...at(LABEL_COLUMN) });
    label = '';
  }
  remarkNumber(LABEL_COLUMN);
  const stem =
    fileStem(cellOf(FILE_NAME_COLUMN)) || fileStem(shownOf(LABEL_COLUMN).replace(/\s+/g, ' '));
  const known = { row, label, stem };
  if (from.fault) return { ...known, fault: from.fault };
  try {
    let data: object = {};
    for (const field of type.fields as readonly Field[]) {
      if (noteOf(field.name).isUnknown) {
        throw new CodeError('invalid-value', 'cell-unknown', field.name);
      }
      remarkNumber(field.name);
      data = withValue(data, field.name, fieldValue(field, typedValue(field)));
    }
    data = withZone(withStartTime(withPhoneKinds(withName(data))));
    const normal = type.normalise(data as ContentData);
    const text = symbolText(type, normal, publicUrl);
    checkSize(text, level);
    remarkAddresses(normal);
    const content = { type: type.id, data: normal } as Content;
    return { ...known, content, text, ...(remarks.length > 0 && { remarks }) };
  } catch (thrown) {
    if (!(thrown instanceof CodeError)) throw thrown;
    const { field = soleField(type) } = thrown;
    if (thrown.reason === 'empty' && !columns.byRole.has(field)) {
      return { ...known, fault: { code: 'column-missing', field } };
    }
    return { ...known, ...cellFault(type, thrown, cellOf(field)), ...at(field) };
  }

  function at(role: string): { cell?: Cell } {
    const heading = columns.headings[columnOf(role)];
    return heading === undefined ? {} : { cell: { heading, value: shownOf(role) } };
  }

  function remarkNumber(role: string): void {
    const isShortened = SHORTENED.test(cellOf(role).trim());
    if (!isShortened && !noteOf(role).isRounded) return;
    remarks.push({
      fault: { code: isShortened ? 'number-shortened' : 'number-rounded' },
      ...at(role),
    });
  }

  function remarkAddresses(data: ContentData): void {
    for (const { input, name } of type.fields as readonly Field[]) {
      if (input !== 'url') continue;
      const ending = unknownEnding(String(valueAt(data, name) ?? ''));
      if (ending) remarks.push({ fault: { code: 'ending-unknown', ending }, ...at(name) });
    }
  }

  /** The cell as the form of the field would have it: texts as typed, and days and times in their stored form. */
  function typedValue(field: Field): string {
    const cell = cellOf(field.name);
    if (field.input === 'text' || field.input === 'textarea') return shownOf(field.name);
    if (field.input === 'password') return cell;
    const value = unguarded(cell);
    if (field.input === 'tel' || field.input === 'email' || field.input === 'url') {
      return value.split(' ::: ')[0] ?? ''; // between several values in lists of Google
    }
    if (field.input !== 'date' && field.input !== 'time') return value;
    const written = readWrittenTime(noteOf(field.name).time ?? value, dateOrder);
    return (field.input === 'date' ? written?.day : written?.time) ?? value.trim();
  }

  /** An event without a time of its own starts at the time that stands beside its day. */
  function withStartTime(data: object): object {
    let timed = data;
    for (const part of ['start', 'end']) {
      const [day, time] = [`event.${part}Date`, `event.${part}Time`];
      if (!columns.byRole.has(day) || valueAt(data, time)) continue;
      const written = readWrittenTime(cellOf(day), dateOrder);
      if (written?.day && written.time && written.time !== MIDNIGHT)
        timed = withValue(timed, time, written.time);
    }
    return timed;
  }

  /**
   * Times that say how far they are from UTC become times in UTC, unless a column says that they are those of the place. An
   * end that does not say it is as far from UTC as its start.
   */
  function withZone(data: object): object {
    const offsetOf = (part: 'start' | 'end') =>
      [`event.${part}Time`, `event.${part}Date`]
        .filter((role) => columns.byRole.has(role))
        .map((role) => readWrittenTime(cellOf(role), dateOrder)?.offsetMinutes)
        .find((offset) => offset !== undefined);
    const known = offsetOf('start') ?? offsetOf('end');
    const isPlaceMeant = cellOf(ZONE).trim() !== '' && valueAt(data, ZONE) !== 'utc';
    if (known === undefined || isPlaceMeant || valueAt(data, 'event.allDay')) return data;
    let zoned = withValue(data, ZONE, 'utc');
    for (const part of ['start', 'end'] as const) {
      const [day, time] = [`event.${part}Date`, `event.${part}Time`];
      const [on, at] = [
        valueAt(data, day) || valueAt(data, 'event.startDate'),
        valueAt(data, time),
      ];
      const offset = offsetOf(part) ?? known;
      if (offset === 0 || !CALENDAR_DAY.test(String(on)) || !CLOCK.test(String(at))) continue;
      const [utcDay, utcTime] = inUtc(String(on), String(at), offset);
      zoned = withValue(withValue(zoned, day, utcDay), time, utcTime);
    }
    return zoned;
  }

  /** Exports of contacts have cards with a full name only. */
  function withName(data: object): object {
    const isNamed = ['vcard.firstName', 'vcard.lastName'].some((role) => valueAt(data, role));
    const name = cells[columns.fullName]?.trim();
    const isCard = type.fields.some((field: Field) => field.name === 'vcard.lastName');
    return isCard && !isNamed && name ? withValue(data, 'vcard.lastName', name) : data;
  }

  /** Lists of Google say beside each phone number what it is; mobile numbers have a field of their own. */
  function withPhoneKinds(data: object): object {
    const roles = ['vcard.phone', 'vcard.secondPhone', 'vcard.mobile'];
    const kindOf = (role: string) => cells[columns.kindOf.get(columnOf(role)) ?? -1];
    if (!roles.some((role) => kindOf(role))) return data;
    const numbers = roles.flatMap((role) => {
      const number = valueAt(data, role);
      const kind = kindOf(role) ?? '';
      return number && !/fax|pager/i.test(kind) ? [{ number, isMobile: MOBILE.test(kind) }] : [];
    });
    const mobile = numbers.find(({ isMobile }) => isMobile);
    const others = numbers.filter((each) => each !== mobile);
    const [phone, second] = others.map(({ number }) => number);
    const sorted = { phone, secondPhone: second, mobile: mobile?.number };
    return Object.entries(sorted).reduce(
      (all, [name, number]) => withValue(all, `vcard.${name}`, number ?? ''),
      data,
    );
  }
}

const ZONE = 'event.zone';
/** Days and times in the form that `readWrittenTime` writes. */
const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/;
const CLOCK = /^\d\d:\d\d(?::\d\d)?$/;
/** The time of a day that spreadsheets store without a time. */
const MIDNIGHT = '00:00';
const MOBILE = /mobil|cell|handy|portable|móvil|celular|携帯|手机|iphone|جوال|komórk|мобил/i;

/** The fault of a form as that of a cell, with an example if a value is missing. */
function cellFault(
  { sample }: AnyType,
  { fault, reason, field = '' }: CodeError,
  cell: string,
): RowFault {
  const example = valueAt(sample, field);
  const isMissing = reason === 'empty' || reason === 'missing-name';
  if (SHORTENED.test(cell.trim())) return { fault: { code: 'number-shortened' } };
  return {
    fault,
    ...(reason === 'empty' && cell.trim() === '' && { isCellEmpty: true }),
    ...(isMissing && example && { example: String(example) }),
  };
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

/** @throws {CodeError} `invalid-value` when the field cannot have this value. */
function fieldValue(field: Field, cell: string): string | boolean {
  if (field.input === 'select') return optionOf(field, cell.trim());
  if (field.input !== 'checkbox') return cell;
  const word = cell.trim();
  if (!YES.test(word) && !NO.test(word)) {
    throw new CodeError('invalid-value', 'cell-not-yes-or-no', field.name);
  }
  return YES.test(word);
}

function optionOf({ name, options }: SelectField, word: string): string {
  const known: NonNullable<ListField['options']> = options;
  const isMeant = (text: string) => text.toLowerCase() === word.toLowerCase();
  const found = known.find(({ value, label = value }) => isMeant(value) || isMeant(label));
  const chosen = found ?? (word === '' ? options[0] : undefined);
  if (chosen) return chosen.value;
  const security = name === 'wifi.security' ? securityOf(word) : undefined;
  if (security) return security;
  const values = options.map(({ value }) => value);
  throw new CodeError('invalid-value', { code: 'cell-not-an-option', values }, name);
}
