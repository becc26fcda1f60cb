import type { ChangedPart } from '@everscan/contract/codes.schemas';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** The columns of a code whose changes are recorded, grouped by the part of the code to which they belong. */
export const partColumns = {
  title: ['title'],
  content: ['type', 'data'],
  design: ['style', 'design'],
  target: ['target', 'utm'],
  query: ['passes_query'],
  state: ['state', 'pause_text'],
  schedule: ['starts_at', 'ends_at', 'fallback'],
} as const satisfies Record<
  ChangedPart,
  readonly (keyof Schema['projects'] | keyof Schema['links'])[]
>;

type Columns = Selectable<Schema['projects']> & Selectable<Schema['links']>;

/** Columns of the parts of a code, or of some of them. */
export type CodeColumns = Partial<
  Pick<Columns, (typeof partColumns)[keyof typeof partColumns][number]>
>;

const parts = Object.keys(partColumns) as ChangedPart[];

/** The columns of some parts. */
export function columnsOfParts(row: CodeColumns, what: readonly ChangedPart[]): CodeColumns {
  const names = what.flatMap((part): readonly (keyof CodeColumns)[] => partColumns[part]);
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

export function changedParts(before: CodeColumns, after: CodeColumns): ChangedPart[] {
  return parts.filter((part) => {
    const names: readonly (keyof CodeColumns)[] = partColumns[part];
    return names.some((name) => (before[name] ?? null) !== (after[name] ?? null));
  });
}

/** The columns of a link whose changes are recorded. */
export function linkColumns(
  row: Pick<Columns, (typeof partColumns)['target' | 'query' | 'state' | 'schedule'][number]>,
): CodeColumns {
  return columnsOfParts(row, ['target', 'query', 'state', 'schedule']);
}
