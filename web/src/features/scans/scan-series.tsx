import type { ScansReport } from '@everscan/contract/scans.schemas';
import * as m from '@everscan/messages/scans';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { FLAG } from './flag.ts';
import { formatStart } from './format.ts';
import { SeriesChart } from './series-chart.tsx';
import { pointsUntilNow, type SeriesPoint } from './series-points.ts';
import { SeriesTable } from './series-table.tsx';

/** Scans over time as a chart, and as a table on request. */
export function ScanSeries({ report }: { report: ScansReport }) {
  const { series, current, targetChanges, totals } = report;
  const headingId = useId();
  const points = pointsUntilNow(series, current, targetChanges);
  const summary = summaryOf(points, totals.scans);
  const changes = targetChanges.length;
  return (
    <Card aria-labelledby={headingId} className="mt-3 p-5 sm:mt-6 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="font-semibold text-base">
          {m.scansOverTime}
        </h2>
        <p className="text-muted text-sm tabular-nums">{summary}</p>
      </div>
      <div className="mt-5 h-[240px] lg:h-[300px]">
        <SeriesChart
          points={points}
          title={changes ? `${summary} · ${m.targetChangeCount(changes)}` : summary}
        />
      </div>
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-xs">
        <Key line="border-accent border-t-2">{m.scans}</Key>
        <Key line="border-muted border-t">{m.visitors}</Key>
        {current && <Key line="border-accent border-t-2 border-dashed">{m.soFar}</Key>}
        {changes > 0 && (
          <span className="flex items-center gap-1.5">
            <svg aria-hidden="true" viewBox="0 0 9 8" className="h-2 fill-ink">
              <path d={FLAG} />
            </svg>{' '}
            {m.targetChanged}
          </span>
        )}
      </p>
      <SeriesTable points={points} />
    </Card>
  );
}

function Key({ line, children }: { line: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`w-4 ${line}`} /> {children}
    </span>
  );
}

function summaryOf([first, ...others]: readonly SeriesPoint[], scans: number): string {
  if (!first) return '';
  const best = others.reduce((best, point) => (point.scans > best.scans ? point : best), first);
  return `${m.scanCount(scans)} · ${m.peak(best.scans, formatStart(best.start))}`;
}
