import type { ScansReport } from '@everscan/contract/scans.schemas';
import { number } from '@everscan/messages/format';
import * as m from '@everscan/messages/scans';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatChange } from './format.ts';
import { type ScanView, searchOf } from './scan-view.ts';
import { pointsUntilNow } from './series-points.ts';
import { Sparkline } from './sparkline.tsx';

/** The number of codes on the screen until the visitor asks for all. */
const FEW = 10;

type CodeRankingProps = { report: ScansReport; view: ScanView };

/** The codes, sorted by their scans. Each one links to its own report. */
export function CodeRanking({ report, view }: CodeRankingProps) {
  const { ranking, codes, series, current } = report;
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const byProject = new Map(codes.map((code) => [code.project, code]));
  const length = pointsUntilNow(series, current).length;
  return (
    <Card aria-labelledby={headingId} className="mt-3 p-5 sm:mt-6 sm:p-6">
      <h2 id={headingId} className="font-semibold text-base">
        {m.codes}
      </h2>
      <table aria-labelledby={headingId} className="mt-2 w-full text-sm tabular-nums">
        <thead>
          <tr className="text-muted *:py-1.5 *:font-normal">
            <th scope="col" className="text-start">
              {m.code}
            </th>
            <td />
            <th scope="col" className="text-end">
              {m.scans}
            </th>
            <th scope="col" className="text-end">
              {m.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranking
            .slice(0, isOpen ? ranking.length : FEW)
            .map(({ project, scans, before, points }) => (
              <tr key={project} className="relative border-line border-t hover:bg-raised">
                <th scope="row" className="max-w-0 text-start font-medium">
                  <Link
                    to={{ search: searchOf({ ...view, project }) }}
                    onClick={() => scrollTo(0, 0)}
                    className="flex h-12 flex-col justify-center rounded after:absolute after:inset-0"
                  >
                    <bdi className="truncate">{byProject.get(project)?.title}</bdi>
                    <span className="truncate font-normal text-muted text-xs">
                      {byProject.get(project)?.code}
                    </span>
                  </Link>
                </th>
                <td className="w-[22%] max-w-56 ps-4 sm:w-1/4">
                  <Sparkline points={points.slice(0, length)} isRunning={current !== null} />
                </td>
                <td className="w-16 text-end sm:w-28">{number(scans)}</td>
                <td className="w-20 text-end text-muted sm:w-28">
                  {before
                    ? formatChange(scans, before)
                    : before === 0 && scans > 0
                      ? m.newCode
                      : '–'}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {!isOpen && ranking.length > FEW && (
        <Button look="secondary" className="mt-4" onClick={() => setOpen(true)}>
          {m.showMore(ranking.length - FEW)}
        </Button>
      )}
      {isOpen && codes.length > ranking.length && (
        <p className="mt-3 text-muted text-xs leading-5">
          {m.mostScanned(ranking.length, codes.length)}
        </p>
      )}
    </Card>
  );
}
