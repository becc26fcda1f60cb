import { number } from '@everscan/messages/format';
import * as m from '@everscan/messages/scans';
import { ChevronRight } from '../../ui/icons.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { formatStart } from './format.ts';
import type { SeriesPoint } from './series-points.ts';

/** The figures of the chart, newest first. */
export function SeriesTable({ points }: { points: readonly SeriesPoint[] }) {
  return (
    <details className="group mt-3">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded py-1 text-muted text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
        {m.showAsTable}
      </summary>
      <table className="mt-2 w-full max-w-xl text-sm tabular-nums">
        <caption className="sr-only">{m.scansOverTime}</caption>
        <thead>
          <tr className="text-muted *:py-1.5 *:font-normal">
            <th scope="col" className="text-start">
              {m.time}
            </th>
            <th scope="col" className="w-16 text-end sm:w-24">
              {m.scans}
            </th>
            <th scope="col" className="w-16 text-end sm:w-24">
              {m.visitors}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ start, isRunning, scans, visitors, targets }) => (
            <tr key={start} className="border-line border-t align-top *:py-[7px]">
              <th scope="row" className="text-start font-normal">
                {isRunning ? (
                  <RichText
                    text={m.startSoFar(formatStart(start))}
                    parts={{ note: (text) => <span className="text-muted">{text}</span> }}
                  />
                ) : (
                  formatStart(start)
                )}
                {targets.map((target) => (
                  <span key={target} className="block text-muted text-xs leading-5">
                    <RichText
                      text={m.targetChangedTo}
                      parts={{ target: () => <UntrustedText text={target} /> }}
                    />
                  </span>
                ))}
              </th>
              <td className="text-end">{number(scans)}</td>
              <td className="text-end">{number(visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
