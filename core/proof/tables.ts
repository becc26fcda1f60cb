import { type Reading, type Tally, tally } from './compare.ts';
import type { Condition } from './conditions.ts';
import type { Engine } from './engines/engine.ts';

type Row = { readonly name: string; readonly readings: readonly Reading[] };

/** The readings of each engine, as a percentage of its readings of plain codes. */
export function shareTable(
  heading: string,
  rows: readonly Row[],
  engines: readonly Engine[],
): string {
  return table(
    [heading, 'pictures', ...engines.map(({ name }) => name)],
    rows.map(({ name, readings }) => [
      name,
      String(readings.length),
      ...engines.map(({ id }) => cellOf(readings, id)),
    ]),
  );
}

/** The rows of which one of the engines reads less than a share of its plain codes, undistorted or distorted. */
export function rowsBelow(
  share: number,
  rows: readonly Row[],
  engines: readonly Engine[],
): readonly Row[] {
  return rows.filter(({ readings }) =>
    engines.some(({ id }) =>
      talliesOf(readings, id).some(({ read, readPlain }) => read < share * readPlain),
    ),
  );
}

/** Percentages for undistorted and for distorted pictures: `100 / 95`. */
function cellOf(readings: readonly Reading[], engineId: string): string {
  return talliesOf(readings, engineId)
    .map(({ read, readPlain }) => percent(read, readPlain))
    .join(' / ');
}

function talliesOf(readings: readonly Reading[], engineId: string): Tally[] {
  const kinds: readonly Condition['kind'][] = ['undistorted', 'distorted'];
  return kinds
    .map((kind) => readings.filter(({ condition }) => condition.kind === kind))
    .filter((part) => part.length > 0)
    .map((part) => tally(part, engineId));
}

/** How often each engine reads a plain code under each condition: the base of the other tables. */
export function plainTable(readings: readonly Reading[], engines: readonly Engine[]): string {
  const conditions = [...new Set(readings.map(({ condition }) => condition))];
  return table(
    ['Plain codes', ...engines.map(({ name }) => name)],
    conditions.map((condition) => {
      const part = readings.filter((reading) => reading.condition === condition);
      const cells = engines.map(({ id }) => percent(tally(part, id).readPlain, part.length));
      return [condition.id, ...cells];
    }),
  );
}

/** One row for each group, in order. */
export function rowsByGroup(readings: readonly Reading[]): Row[] {
  return rowsBy(readings, ({ sample }) => sample.group);
}

export function rowsByCondition(readings: readonly Reading[]): Row[] {
  return rowsBy(readings, ({ condition }) => condition.id);
}

function rowsBy(readings: readonly Reading[], nameOf: (reading: Reading) => string): Row[] {
  const rows = Map.groupBy(readings, nameOf);
  return [...rows].map(([name, readings]) => ({ name, readings }));
}

export function percent(count: number, of: number): string {
  return of === 0 ? '–' : String(Math.round((100 * count) / of));
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}
