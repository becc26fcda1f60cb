import * as m from '@everscan/messages/core-bulk';
import type { ContentType } from '../content/content-type.ts';
import { guessRoles, isRole, LABEL_COLUMN, type Roles } from './columns.ts';
import type { TableRow } from './read-row.ts';

/** A list with its columns understood. */
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

/** The most title rows that may precede the headings. */
const TITLE_ROWS = 10;
/** How many rows are sampled to see whether labels can be drawn. */
const SAMPLE_ROWS = 50;
/** Unmistakably an address, even under a heading that says otherwise. */
const CLEAR_ADDRESS = /^(?:https?:\/\/|www\.|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/)\S+$/iu;
const WEB_ADDRESS = /^(?:https?:\/\/\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?)$/iu;

/**
 * Finds the headings and the role of each column.
 * @param table all rows with text, titles and headings included
 * @param canDraw whether the font of labels has all characters of a text
 * @param kind whether the codes are dynamic, which have more columns
 */
export function layOut(
  table: readonly TableRow[],
  type: Pick<ContentType<string, never>, 'fields'>,
  { hasHeadings, columns }: LayoutChoice = {},
  canDraw: (text: string) => boolean = () => true,
  kind: { isDynamic?: boolean } = {},
): Layout {
  const isField = (role: string | undefined) => type.fields.some(({ name }) => name === role);
  const known = table
    .slice(0, TITLE_ROWS)
    .findIndex(({ cells }) => guessRoles(type, cells, kind).some(isField));
  const isData = known < 0 && hasAddress(table[0]);
  const at = (hasHeadings ?? !isData) ? Math.max(known, 0) : -1;
  const rows = table.slice(at + 1);
  const width = table.reduce((most, { cells }) => Math.max(most, cells.length), 0);
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
    const needsAddress = type.fields.some(({ name }) => name === 'url') && !roles.includes('url');
    return needsAddress && address >= 0 ? roles.with(address, 'url') : roles;
  }

  /** Whether at least half of the labels can be drawn; the rows of the others get an error. */
  function isDrawable(index: number): boolean {
    const labels = rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells[index] ?? '');
    return 2 * labels.filter(canDraw).length >= labels.length;
  }
}

function hasAddress(row: TableRow | undefined): boolean {
  return row?.cells.some((cell) => WEB_ADDRESS.test(cell.trim())) ?? false;
}

function firstText(rows: readonly TableRow[], index: number): string {
  return rows.find(({ cells }) => cells[index]?.trim())?.cells[index]?.trim() ?? '';
}

/** The name of a column in a spreadsheet: A to Z, then AA. @param index from 0 */
function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
