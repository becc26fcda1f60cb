import type { ContentType, Field } from '../content/content-type.ts';
import type { ContentData, ContentTypeId } from '../content/index.ts';
import { mapColumns } from './columns.ts';
import type { Layout } from './layout.ts';
import { type BulkRow, type RowOptions, readRow } from './read-row.ts';
import { type DateOrder, dateOrderOf } from './written-times.ts';

export type ListOptions = Omit<RowOptions, 'dateOrder'> & {
  /** A BCP 47 tag; decides the order of day and month where the list does not. */
  readonly language: string;
};

/** Reads the rows of a list as codes. Its dates have the same order of day and month. */
export function readList(
  type: ContentType<ContentTypeId, ContentData>,
  layout: Layout,
  { language, ...options }: ListOptions,
): readonly BulkRow[] {
  const columns = mapColumns(layout.headings, layout.roles);
  const dateOrder = dateOrderOfList(type, layout, language);
  return layout.rows.map((row) => readRow(type, columns, row, { ...options, dateOrder }));
}

/** The order of day and month in the dates of a list. */
export function dateOrderOfList(
  type: Pick<ContentType<string, never>, 'fields'>,
  layout: Layout,
  language: string,
): DateOrder {
  return dateOrderOf(dateCells(type, layout), language);
}

/** The cells of all columns of days. */
export function dateCells(
  { fields }: Pick<ContentType<string, never>, 'fields'>,
  { roles, rows }: Layout,
): string[] {
  const days = (fields as readonly Field[]).filter(({ input }) => input === 'date');
  const columns = days.map(({ name }) => roles.indexOf(name)).filter((column) => column >= 0);
  return columns.flatMap((column) => rows.map(({ cells }) => cells[column] ?? ''));
}
