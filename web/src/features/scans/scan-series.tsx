import type { ScansReport } from '@everscan/contract/api/scans';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { formatCount, formatStart } from './format.ts';

type ScanSeriesProps = { series: ScansReport['series']; scans: number };

const loadChart = () => import('./series-chart.tsx');

/** Scans over time as a chart, and as a table on request. */
export function ScanSeries({ series, scans }: ScanSeriesProps) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className="mt-3 p-5 sm:mt-6 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="font-semibold text-base">
          Scans over time
        </h2>
        <p className="text-muted text-sm tabular-nums">{summaryOf(series, scans)}</p>
      </div>
      <div className="mt-5 h-[240px] lg:h-[300px]">
        <LazyPart load={loadChart} series={series} title={summaryOf(series, scans)} />
      </div>
      <p aria-hidden className="mt-3 flex gap-5 text-muted text-xs">
        <span className="flex items-center gap-1.5">
          <span className="w-4 border-accent border-t-2" /> Scans
        </span>
        <span className="flex items-center gap-1.5">
          <span className="w-4 border-muted border-t border-dashed" /> Visitors
        </span>
      </p>
      <details className="group mt-3">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded py-1 text-muted text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
          In numbers
        </summary>
        <table className="mt-2 w-full max-w-md text-sm tabular-nums">
          <caption className="sr-only">Scans over time</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1.5 text-left font-normal">
                Time
              </th>
              <th scope="col" className="py-1.5 text-right font-normal">
                Scans
              </th>
              <th scope="col" className="py-1.5 text-right font-normal">
                Visitors
              </th>
            </tr>
          </thead>
          <tbody>
            {series.toReversed().map(({ start, scans, visitors }) => (
              <tr key={start} className="border-line border-t">
                <th scope="row" className="py-[7px] text-left font-normal">
                  {formatStart(start)}
                </th>
                <td className="py-[7px] text-right">{scans.toLocaleString('en')}</td>
                <td className="py-[7px] text-right">{visitors.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

function summaryOf(series: ScansReport['series'], scans: number): string {
  const first = series[0];
  if (!first || scans === 0) return 'No scans by people';
  const best = series.reduce((best, point) => (point.scans > best.scans ? point : best), first);
  return `${formatCount(scans, 'scan')}, at most ${best.scans.toLocaleString('en')} on ${formatStart(best.start)}`;
}
