import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { formatShare } from './format.ts';
import { ShareBars } from './share-bars.tsx';

/** Height of a row in pixels; the bars are drawn over the rows of the table. */
const ROW_PX = 52;

type DistributionProps = {
  title: string;
  /** Heading of the entries' column. */
  column: string;
  /** Shown when there is no data. */
  emptyText: string;
  /** The most popular first. */
  entries: readonly { label: string; count: number }[];
};

/** Counts and shares as a table with bars in its rows. */
export function Distribution({ title, column, emptyText, entries }: DistributionProps) {
  const headingId = useId();
  const sum = entries.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card aria-labelledby={headingId} className="p-5 sm:p-6">
      <h2 id={headingId} className="font-semibold text-base">
        {title}
      </h2>
      {sum === 0 ? (
        <p className="mt-3 h-[104px] text-muted text-sm">{emptyText}</p>
      ) : (
        <div className="relative mt-3">
          <table aria-labelledby={headingId} className="w-full text-sm">
            <thead className="sr-only">
              <tr>
                <th scope="col">{column}</th>
                <th scope="col">Count</th>
                <th scope="col">Share</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ label, count }) => (
                <tr key={label} style={{ height: ROW_PX }} className="align-top">
                  <th scope="row" className="max-w-0 truncate pt-2 text-start font-medium">
                    <bdi>{label}</bdi>
                  </th>
                  <td className="w-px whitespace-nowrap pt-2 ps-4 text-end tabular-nums">
                    {count.toLocaleString()}
                  </td>
                  <td className="w-[4.5rem] whitespace-nowrap pt-2 text-end text-muted tabular-nums">
                    {formatShare(count, sum)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div aria-hidden className="pointer-events-none absolute inset-x-0 top-0">
            <ShareBars counts={entries.map(({ count }) => count)} sum={sum} rowPx={ROW_PX} />
          </div>
        </div>
      )}
    </Card>
  );
}
