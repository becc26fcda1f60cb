import * as m from '@everscan/messages/core-bulk';
import type { ContentType } from '../content/content-type.ts';
import { guessRoles, isRole, LABEL_COLUMN, type Roles } from './columns.ts';
import { isHeading } from './heading-words.ts';
import type { TableRow } from './read-row.ts';

/** A list whose headings and columns have been identified. */
export type Layout = {
  /** One for each column; a column without a heading is named after its letter in a spreadsheet. */
  readonly headings: readonly string[];
  /** The first text of each column. */
  readonly samples: readonly string[];
  readonly roles: Roles;
  readonly hasHeadings: boolean;
  readonly rows: readonly TableRow[];
};

/** The user's choices for a list; the rest is guessed. */
export type LayoutChoice = {
  readonly hasHeadings?: boolean;
  /** Used only for a list with exactly these headings. */
  readonly columns?: { readonly headings: readonly string[]; readonly roles: Roles };
};

/** How many title rows may precede the headings. */
const TITLE_ROWS = 10;
/** How many rows are sampled to see whether labels can be drawn. */
const SAMPLE_ROWS = 50;
/** Clearly an address, whatever the heading says. */
const CLEAR_ADDRESS = /^(?:https?:\/\/|www\.|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/)\S+$/iu;
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const WEB_ADDRESS = /^(?:https?:\/\/\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?)$/iu;

/**
 * Finds the headings and the role of each column.
 * @param table all rows with text, titles and headings included
 * @param canDraw whether the font of labels has all characters of a text
 * @param kind whether the codes are dynamic; their lists can have more columns
 */
export function layOut(
  table: readonly TableRow[],
  type: Pick<ContentType<string, never>, 'fields'>,
  { hasHeadings, columns }: LayoutChoice = {},
  canDraw: (text: string) => boolean = () => true,
  kind: { isDynamic?: boolean } = {},
): Layout {
  const isField = (role: string | undefined) => type.fields.some(({ name }) => name === role);
  const hasUrl = type.fields.some(({ name }) => name === 'url');
  const isName = (text: string) => isHeading(text) || isField(text);
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
  const rows = table.slice(at + 1);
  const width = table.reduce((max, { cells }) => Math.max(max, cells.length), 0);
  const headings = Array.from({ length: width }, (_, index) => {
    const heading = at < 0 ? '' : (table[at]?.cells[index] ?? '').trim();
    return heading || m.columnName(columnLetters(index));
  });
  const samples = headings.map((_, index) => firstText(rows, index));
  const isChosen = columns?.headings.join('\0') === headings.join('\0');
  return {
    headings,
    samples,
    hasHeadings: at >= 0,
    rows,
    roles: columns && isChosen ? columns.roles.map(ofKind) : guess(),
  };

  function ofKind(role: string | undefined): string | undefined {
    return role && isRole(type, role, kind) ? role : undefined;
  }

  function guess(): Roles {
    const roles = guessRoles(type, headings, kind).map((role, index) =>
      role === LABEL_COLUMN && !isDrawable(index) ? undefined : role,
    );
    // In any language, a column of web addresses is recognised by its first address.
    const isAddress = at < 0 ? WEB_ADDRESS : CLEAR_ADDRESS;
    const address = samples.findIndex((text, index) => !roles[index] && isAddress.test(text));
    const needsAddress = hasUrl && !roles.includes('url');
    return needsAddress && address >= 0 ? roles.with(address, 'url') : roles;
  }

  /** Whether at least half of the labels can be drawn; the rows of the others get an error. */
  function isDrawable(index: number): boolean {
    const labels = rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells[index] ?? '');
    return 2 * labels.filter(canDraw).length >= labels.length;
  }
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
