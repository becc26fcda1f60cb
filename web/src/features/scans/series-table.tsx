import { ChevronRight } from 'lucide-react';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { formatStart } from './format.ts';
import type { SeriesPoint } from './series-points.ts';

/** The figures of the chart, newest first. */
export function SeriesTable({ points }: { points: readonly SeriesPoint[] }) {
  return (
    <details className="group mt-3">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded py-1 text-muted text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
        Show as table
      </summary>
      <table className="mt-2 w-full max-w-xl text-sm tabular-nums">
        <caption className="sr-only">Scans over time</caption>
        <thead>
          <tr className="text-muted *:py-1.5 *:font-normal">
            <th scope="col" className="text-start">
              Time
            </th>
            <th scope="col" className="w-16 text-end sm:w-24">
              Scans
            </th>
            <th scope="col" className="w-16 text-end sm:w-24">
              Visitors
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ start, isRunning, scans, visitors, targets }) => (
            <tr key={start} className="border-line border-t align-top *:py-[7px]">
              <th scope="row" className="text-start font-normal">
                {formatStart(start)}
                {isRunning && <span className="text-muted"> (so far)</span>}
                {targets.map((target) => (
                  <span key={target} className="block text-muted text-xs leading-5">
                    Target changed to <UntrustedText text={target} />
                  </span>
                ))}
              </th>
              <td className="text-end">{scans.toLocaleString('en')}</td>
              <td className="text-end">{visitors.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
