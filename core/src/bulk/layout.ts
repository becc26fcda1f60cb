import type { ContentType, Field } from '../content/content-type.ts';
import { unguarded } from '../csv/csv-line.ts';
import { guessRoles, isOtherAddress, isRole, type Roles } from './columns.ts';
import { isHeading, wordOf } from './heading-words.ts';
import { isManifest } from './manifest.ts';
import type { TableRow } from './read-row.ts';
import { readWrittenTime } from './written-times.ts';

const DAY_FIRST = { isMonthFirst: false, isProven: false };

/** The caller's words for columns without headings of their own. */
export type ColumnWords = {
  /** @param letters the name of the column in spreadsheets, such as A */
  columnName(letters: string): string;
  /** A column with the links of another one's cells. */
  linksOf(heading: string): string;
};

/** A list whose headings and columns have been identified. */
export type Layout = {
  /** One for each column; a column without a heading is named after its letter in a spreadsheet. */
  readonly headings: readonly string[];
  /** The first text of each column. */
  readonly samples: readonly string[];
  readonly roles: Roles;
  readonly hasHeadings: boolean;
  readonly rows: readonly TableRow[];
  /** How many rows the sheet hides. They are left out of `rows` until the user decides to use them. */
  readonly hiddenRows: number;
  /** The numbers of the rows that add up others. They are left out of `rows` unless the user wants them. */
  readonly totalRows: readonly number[];
  /** Whether no column has the role of the address because several columns contain addresses. */
  readonly severalFit: boolean;
  /** For each column with the links of cells: the column of their texts. */
  readonly linkedColumns: ReadonlyMap<number, number>;
};

/** The user's choices for a list; the rest is guessed. */
export type LayoutChoice = {
  readonly hasHeadings?: boolean;
  /** Used only for a list with exactly these headings. */
  readonly columns?: { readonly headings: readonly string[]; readonly roles: Roles };
  /** Missing until the user has answered. */
  readonly hiddenRows?: 'use' | 'leave';
  readonly totalRows?: 'use' | 'leave';
};

/** How many title rows may precede the headings. */
const TITLE_ROWS = 10;
/** How many rows are sampled to see what a column contains. */
const SAMPLE_ROWS = 50;
/** Clearly an address, whatever the heading says. */
const CLEAR_ADDRESS = /^(?:https?:\/\/|www\.|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/)\S+$/iu;
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const WEB_ADDRESS = /^(?:https?:\/\/\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?)$/iu;
/** Headings that name the target even if other columns have addresses, too. */
const TARGET =
  /^(?:long|original|target|destination|ziel|cible|destino|destinazione|cel)(?:url|link|adresse)?$/;

/**
 * Finds the headings and the role of each column.
 * @param given all rows with text, titles and headings included
 * @param type whose fields may have the labels of the caller's forms
 * @param kind whether the codes are dynamic; their lists can have more columns
 */
export function layOut(
  given: readonly TableRow[],
  type: Pick<ContentType<string, never>, 'fields'>,
  words: ColumnWords,
  { hasHeadings, columns, hiddenRows, totalRows }: LayoutChoice = {},
  kind: { isDynamic?: boolean } = {},
): Layout {
  const isField = (role: string | undefined) => type.fields.some(({ name }) => name === role);
  const hasUrl = type.fields.some(({ name }) => name === 'url');
  const isName = (text: string) => isHeading(text) || isField(text);
  const { table, linkedColumns } = withLinks(given);
  const first = table
    .slice(0, TITLE_ROWS)
    .findIndex((_, index) => hasAddress(table, index, isName));
  const known = table
    .slice(0, first < 0 ? TITLE_ROWS : first)
    .findIndex(
      ({ cells }, index) =>
        guessRoles(type, cells, kind).filter(isField).length >
        (hasUrl || isBelowTitles(table, index) ? 0 : 1),
    );
  const isData = known < 0 && first === 0;
  const at = (hasHeadings ?? !isData) ? Math.max(known, 0) : -1;
  const data = table.slice(at + 1);
  const width = table.reduce((max, { cells }) => Math.max(max, cells.length), 0);
  const headings = Array.from({ length: width }, (_, index) => {
    const base = linkedColumns.get(index);
    const heading = at < 0 ? '' : (table[at]?.cells[base ?? index] ?? '').trim();
    const name = heading || words.columnName(columnLetters(base ?? index));
    return base === undefined ? name : words.linksOf(name);
  });
  const isOurs = isManifest(headings);
  const isTotal = (row: TableRow, index: number) => row.isTotal || addsUp(data, index);
  const totals = at < 0 && data.length < 2 ? [] : data.filter(isTotal);
  const rows = data
    .filter((row) => totalRows === 'use' || !totals.includes(row))
    .filter(({ isHidden }) => hiddenRows === 'use' || !isHidden)
    .map((row) => (isOurs ? { ...row, cells: row.cells.map(unguarded) } : row));
  const samples = headings.map((_, index) => firstText(rows, index));
  const isChosen = columns?.headings.join('\0') === headings.join('\0');
  const roles = columns && isChosen ? columns.roles.map(ofKind) : guess();
  return {
    headings,
    samples,
    hasHeadings: at >= 0,
    rows,
    roles,
    hiddenRows: data.filter((row) => row.isHidden && !totals.includes(row)).length,
    totalRows: totals.map(({ row }) => row),
    severalFit: hasUrl && !roles.includes('url') && addressColumns(roles).length > 1,
    linkedColumns,
  };

  function ofKind(role: string | undefined): string | undefined {
    return role && isRole(type, role, kind) ? role : undefined;
  }

  function guess(): Roles {
    const roles = [
      ...guessRoles(
        type,
        headings.map((heading, index) => (linkedColumns.has(index) ? '' : heading)),
        { ...kind, isFilled: (index) => samples[index] !== '', canHold },
      ),
    ];
    for (const [links, texts] of linkedColumns) {
      const role = roles[texts];
      const field = (type.fields as readonly Field[]).find(({ name }) => name === role);
      const pattern = field?.input === 'email' ? MAIL_ADDRESS : WEB_ADDRESS;
      const isMeant = field && ['email', 'url'].includes(field.input);
      if (isMeant && !linkedTexts(links, texts).some((text) => pattern.test(text))) {
        [roles[texts], roles[links]] = [undefined, role];
      }
    }
    return hasUrl ? withTarget(roles) : roles;
  }

  /** The texts of the cells whose links are different. */
  function linkedTexts(links: number, texts: number): string[] {
    return rows.flatMap(({ cells }) => {
      const text = cells[texts]?.trim() ?? '';
      return text !== cells[links] && text ? [text] : [];
    });
  }

  /** Times are no days, and days are no times; an address of a column with pictures is no address for a code. */
  function canHold(role: string, index: number): boolean {
    const { input } = (type.fields as readonly Field[]).find(({ name }) => name === role) ?? {};
    const written = readWrittenTime(samples[index] ?? '', DAY_FIRST);
    if (input === 'date') return !written?.time || !!written.day;
    return input !== 'time' || !written?.day || !!written.time;
  }

  /** Finds the column of addresses, in any language. Of several that fit, the user has to choose one. */
  function withTarget(guessed: Roles): Roles {
    const [only, ...others] = addressColumns(guessed);
    const without = guessed.map((role) => (role === 'url' ? undefined : role));
    if (only === undefined) return guessed;
    const isEqual = others.every((index) =>
      rows.every(({ cells }) => cells[index] === cells[only]),
    );
    return isEqual ? without.with(only, 'url') : without;
  }

  /** The columns that fit as the address: those whose headings say so, else all with addresses. */
  function addressColumns(guessed: Roles): number[] {
    const isFree = (index: number) => guessed[index] === undefined || guessed[index] === 'url';
    const isAddress = at < 0 ? WEB_ADDRESS : CLEAR_ADDRESS;
    const candidates = headings.flatMap((heading, index) => {
      const isNamed = guessed[index] === 'url' || isUrlHeading(index);
      const isMeant = isFree(index) && !isOtherAddress(heading) && !replaced(index);
      return isMeant && holds(index, isNamed ? WEB_ADDRESS : isAddress) ? [{ index, isNamed }] : [];
    });
    const named = candidates.filter(({ isNamed }) => isNamed);
    const fitting = (named.length > 0 ? named : candidates).map(({ index }) => index);
    const targets = fitting.filter((index) => TARGET.test(wordOf(headings[index] ?? '')));
    return targets.length === 1 ? targets : fitting;
  }

  /** Whether the links of a column are used instead of its texts. */
  function replaced(index: number): boolean {
    return [...linkedColumns].some(
      ([links, texts]) =>
        texts === index && !linkedTexts(links, texts).some((text) => WEB_ADDRESS.test(text)),
    );
  }

  function isUrlHeading(index: number): boolean {
    const fields = type.fields.filter(({ name }) => name === 'url');
    const heading = headings[linkedColumns.get(index) ?? index] ?? '';
    return guessRoles({ fields }, [heading])[0] === 'url';
  }

  /** Whether at least half of a column's texts match. */
  function holds(index: number, pattern: RegExp): boolean {
    const texts = rows
      .map(({ cells }) => cells[index]?.trim() ?? '')
      .filter(Boolean)
      .slice(0, SAMPLE_ROWS);
    return (
      texts.length > 0 && 2 * texts.filter((text) => pattern.test(text)).length >= texts.length
    );
  }
}

/**
 * The table with a column of its own for the links of each column that shows other texts, so that the user can choose
 * between both.
 */
function withLinks(table: readonly TableRow[]) {
  const width = table.reduce((max, { cells }) => Math.max(max, cells.length), 0);
  const linked = new Set<number>();
  for (const { cells, notes = {} } of table) {
    for (const [column, { link }] of Object.entries(notes)) {
      const text = cells[Number(column)] ?? '';
      if (link && !isSameAddress(text, link)) linked.add(Number(column));
    }
  }
  const columns = [...linked].sort((a, b) => a - b);
  if (columns.length === 0) return { table, linkedColumns: new Map<number, number>() };
  const wide = table.map((row) => {
    const links = columns.map((column) => {
      const text = row.cells[column] ?? '';
      const link = row.notes?.[column]?.link;
      return link && !isSameAddress(text, link) ? link : text;
    });
    const padding = Array.from({ length: width - row.cells.length }, () => '');
    return { ...row, cells: [...row.cells, ...padding, ...links] };
  });
  return {
    table: wide,
    linkedColumns: new Map(columns.map((column, index) => [width + index, column])),
  };
}

/** Whether a spreadsheet has made the link from the text. */
function isSameAddress(text: string, link: string): boolean {
  const plain = (address: string) =>
    address
      .trim()
      .replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')
      .replace(/\/$/, '')
      .toLowerCase();
  const decoded = (address: string) => {
    try {
      return decodeURI(address);
    } catch {
      return address;
    }
  };
  return decoded(plain(text)) === decoded(plain(link));
}

const TOTALS = new Set(
  'total,totals,grandtotal,subtotal,sum,summe,gesamt,gesamtsumme,insgesamt,zwischensumme,endsumme,somme,totalgénéral,soustotal,suma,sumatotal,totale,somma,subtotale,soma,totalgeral,razem,łącznie,ogółem,sumaczęściowa,итого,всего,totaal,subtotaal,合計,総計,小計,总计,合计,小计,總計,合計,المجموع,الإجمالي,المجموعالكلي'
    .split(',')
    .map(wordOf),
);
/** A number, a price or a percentage. */
const AMOUNT = /^[\p{Sc}\s]*[+-]?[\d.,'\u00a0\s]+(?:%|[\p{Sc}]|[A-Z]{3})?$/u;

/** Whether a row adds up those above: its first text is a word such as “Total”, and the others are numbers. */
function addsUp(rows: readonly TableRow[], index: number): boolean {
  const [first = '', ...others] = (rows[index]?.cells ?? [])
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (index === 0 || !TOTALS.has(wordOf(first.replace(/\s*\(?\d+\)?$/, '')))) return false;
  const isLast = index === rows.length - 1;
  return (isLast || others.length > 0) && others.every((cell) => AMOUNT.test(cell));
}

/**
 * Whether a row contains an address and therefore cannot be the headings, whatever words it contains. A
 * heading with a dot, such as “Art.Nr”, looks like a domain, but has no domains below it.
 * @param isName whether a cell is a known heading, or the path of a field
 */
function hasAddress(
  table: readonly TableRow[],
  index: number,
  isName: (text: string) => boolean,
): boolean {
  const below = table.slice(index + 1, index + 1 + SAMPLE_ROWS);
  const isDomain = (cell = '') => WEB_ADDRESS.test(cell.trim());
  return (table[index]?.cells ?? []).some((cell, column) => {
    const text = cell.trim();
    if (CLEAR_ADDRESS.test(text) || MAIL_ADDRESS.test(text)) return true;
    if (isName(text)) return false;
    const isAlone = below.length === 0;
    return isDomain(text) && (isAlone || below.some(({ cells }) => isDomain(cells[column])));
  });
}

/**
 * Whether all rows above this one are titles: they have one cell each, and this row has several. Without an
 * address that marks the first code, any other row could be a code that contains the word of a heading.
 */
function isBelowTitles(table: readonly TableRow[], index: number): boolean {
  const filled = ({ cells }: TableRow) => cells.filter((cell) => cell.trim()).length;
  const [row] = table.slice(index);
  return (
    index === 0 ||
    (!!row && filled(row) > 1 && table.slice(0, index).every((title) => filled(title) === 1))
  );
}

function firstText(rows: readonly TableRow[], index: number): string {
  return rows.find(({ cells }) => cells[index]?.trim())?.cells[index]?.trim() ?? '';
}

/** The name of a column in a spreadsheet: A to Z, then AA. @param index from 0 */
function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
