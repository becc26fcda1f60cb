import type { BulkRow } from '@everscan/core/bulk/read-row';
import { CircleAlert } from 'lucide-react';
import { summaryOf } from './list-jobs.ts';

type RowPreviewProps = { rows: readonly BulkRow[]; ignored: readonly string[] };

const FIRST = 5;
const FAULTS = 8;

/** The first rows, and the rows with errors. */
export function RowPreview({ rows, ignored }: RowPreviewProps) {
  const faults = rows.filter((row) => 'error' in row);
  const first = rows.slice(0, FIRST);
  const shownFaults = faults.filter((row) => !first.includes(row)).slice(0, FAULTS);
  const hiddenFaults = faults.filter((row) => ![...first, ...shownFaults].includes(row)).length;
  const more = rows.length - first.length - shownFaults.length;
  return (
    <section aria-label="Your list" className="mt-6">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">{plural(rows.length - faults.length, 'code')}</span>
        {faults.length > 0 && (
          <span className="text-danger">{plural(faults.length, 'row')} with a problem</span>
        )}
      </p>
      <ol className="mt-2 divide-y divide-line border-line border-y">
        {[...first, ...shownFaults].map((row) => (
          <RowLine key={row.row} row={row} />
        ))}
      </ol>
      <p className="mt-2 text-muted text-sm leading-5">
        {more > 0 && `And ${plural(more, 'more row', 'more rows')}. `}
        {hiddenFaults > 0 && `All problems will be in manifest.csv. `}
        {ignored.length > 0 && `Not used: ${ignored.slice(0, 6).join(', ')}.`}
      </p>
    </section>
  );
}

function RowLine({ row }: { row: BulkRow }) {
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2 py-2.5 text-sm">
      <span className="text-muted tabular-nums">
        <span className="sr-only">Row </span>
        {row.row}
      </span>
      {'error' in row ? (
        <span className="flex gap-1.5 text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {row.error}
        </span>
      ) : (
        <span className="flex min-w-0 justify-between gap-4">
          <span className="truncate">{summaryOf(row)}</span>
          {row.stem && <span className="max-w-[45%] shrink-0 truncate text-muted">{row.stem}</span>}
        </span>
      )}
    </li>
  );
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
