import * as m from '@everscan/messages/bulk';
import { CircleAlert } from '../../ui/icons.tsx';
import { Pager, usePages } from './pager.tsx';
import type { BulkRow, RowFault } from './told-rows.ts';

export type BadRow = Extract<BulkRow, RowFault>;

const PAGE_SIZE = 5;

/** Lists the rows that cannot become codes, with the cell at fault and the way to correct it. */
export function ProblemList({ rows }: { rows: readonly BadRow[] }) {
  const { shown, setPage, ...pages } = usePages(rows, PAGE_SIZE);
  return (
    <section aria-label={m.problems} className="mt-5 rounded-xl border border-danger/30 p-4">
      <h2 className="flex items-center gap-2 font-medium text-danger text-sm">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {m.badRows(rows.length)}
      </h2>
      <p className="mt-1 text-muted text-sm leading-5">{m.badRowsHint}</p>
      <ol className="mt-3 space-y-2.5">
        {shown.map(({ row, cell, error }) => (
          <li key={row} className="text-sm leading-5">
            <p className="flex min-w-0 items-baseline gap-1.5">
              <span className="shrink-0 font-medium tabular-nums">{m.row(row)}</span>
              {cell && (
                <>
                  <span className="max-w-[40%] shrink-0 truncate text-muted">{cell.heading}</span>
                  {cell.value.trim() && (
                    <code className="truncate rounded bg-raised px-1 text-[13px]">
                      {cell.value}
                    </code>
                  )}
                </>
              )}
            </p>
            <p>{error}</p>
          </li>
        ))}
      </ol>
      <Pager
        label={m.problemPages}
        pageLabel={m.problemPage}
        previousLabel={m.previousProblems}
        nextLabel={m.nextProblems}
        {...pages}
        shown={shown}
        total={rows.length}
        onPage={setPage}
      />
    </section>
  );
}
