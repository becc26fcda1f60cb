import type { ContentType } from '../content/content-type.ts';
import { headingWords, wordOf } from './heading-words.ts';
import type { Layout } from './layout.ts';
import { dateCells, dateOrderOfList } from './read-list.ts';
import type { BulkRow } from './read-row.ts';
import { isAmbiguousDay } from './written-times.ts';

type UnusedColumn = { readonly heading: string; readonly count: number };
type GuessedDates = { readonly count: number; readonly example: string };

/** Every fact about a whole list by its code, with its values. */
export type NoticeValues = {
  'unused-mails': UnusedColumn;
  'unused-addresses': UnusedColumn;
  'unused-phones': UnusedColumn;
  'unused-cells': UnusedColumn;
  'equal-rows': { readonly count: number };
  'months-first': GuessedDates;
  'days-first': GuessedDates;
};

/** A fact about a whole list that may be a mistake although each row becomes a code. */
export type ListNotice = {
  [Code in keyof NoticeValues]: { readonly code: Code } & NoticeValues[Code];
}[keyof NoticeValues] & {
  /** The numbers of the rows that it concerns, if these are not most of the list. */
  readonly rows?: readonly number[];
};

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const WEB = /^(?:https?:\/\/|www\.)\S+$|^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/\S*$/iu;
const PHONE = /^(?:\+|0)[\d\s()./-]{6,}$/;
const PHONE_HEADING = /phone|telefon|tel\b|mobil|handy|fax|téléphone|teléfono|電話|电话|手机|هاتف/i;

/**
 * What the user should know about a list beside its rows with problems: unused columns that hold mails, phones or
 * addresses, equal rows, and dates whose order is a guess.
 * @param language as for `readList`
 */
export function listNotices(
  type: Pick<ContentType<string, never>, 'fields'>,
  layout: Layout,
  rows: readonly BulkRow[],
  language: string,
): ListNotice[] {
  return [
    ...layout.headings.flatMap((_, column) => unusedColumn(type, layout, column) ?? []),
    ...equalRows(rows),
    ...guessedDates(type, layout, language),
  ];
}

function unusedColumn(
  { fields }: Pick<ContentType<string, never>, 'fields'>,
  { headings, roles, rows, linkedColumns }: Layout,
  column: number,
): ListNotice | undefined {
  const isOtherUsed = [...linkedColumns].some(
    (pair) => pair.includes(column) && pair.some((other) => roles[other]),
  );
  if (roles[column] || isOtherUsed) return undefined;
  const heading = headings[column] ?? '';
  const texts = rows.map(({ cells }) => cells[column]?.trim() ?? '').filter(Boolean);
  const count = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  const [mails, addresses] = [count(MAIL), count(WEB)];
  const phones =
    PHONE_HEADING.test(heading) || texts.some((text) => /^\+\d/.test(text)) ? count(PHONE) : 0;
  if (mails > 0) return { code: 'unused-mails', heading, count: mails };
  if (addresses > 0) return { code: 'unused-addresses', heading, count: addresses };
  if (phones > 0) return { code: 'unused-phones', heading, count: phones };
  const word = wordOf(heading);
  const isMeant = fields.some(({ name }) =>
    headingWords[name]?.some((known) => wordOf(known) === word),
  );
  const isTaken = fields.length > 1 && isMeant && texts.length > 0;
  return isTaken ? { code: 'unused-cells', heading, count: texts.length } : undefined;
}

function equalRows(rows: readonly BulkRow[]): ListNotice[] {
  const seen = new Set<string>();
  const equal = rows.flatMap((row) => {
    if (!('text' in row)) return [];
    const key = `${row.text}\0${row.label}\0${row.stem}`;
    if (seen.has(key)) return [row.row];
    seen.add(key);
    return [];
  });
  return equal.length > 0 ? [{ code: 'equal-rows', count: equal.length, rows: equal }] : [];
}

function guessedDates(
  type: Pick<ContentType<string, never>, 'fields'>,
  layout: Layout,
  language: string,
): ListNotice[] {
  const order = dateOrderOfList(type, layout, language);
  const cells = dateCells(type, layout).filter(isAmbiguousDay);
  const [example] = cells;
  if (order.isProven || !example) return [];
  const code = order.isMonthFirst ? 'months-first' : 'days-first';
  return [{ code, count: cells.length, example: example.trim() }];
}
