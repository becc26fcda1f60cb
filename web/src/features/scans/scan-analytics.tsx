import type { ScansReport } from '@everscan/contract/scans.schemas';
import * as m from '@everscan/messages/scans';
import { useAddressView } from '../../lib/address-view.ts';
import { nameOfCountry } from '../../lib/country-name.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { CodeRanking } from './code-ranking.tsx';
import { nameOfDevice } from './format.ts';
import { NoScans } from './no-scans.tsx';
import { type Reader, useLiveScans, useScans } from './scan-calls.ts';
import { ScanExport } from './scan-export.tsx';
import { ScanFilters } from './scan-filters.tsx';
import { ScanSeries } from './scan-series.tsx';
import { ScanTiles } from './scan-tiles.tsx';
import { periodOf, type ScanView, searchOf, viewOf } from './scan-view.ts';
import { ScansSkeleton } from './scans-skeleton.tsx';
import { Shares } from './shares.tsx';
import { WeekMap } from './week-map.tsx';

/** Shows how often, when and where the user's dynamic codes are scanned. */
export function ScanAnalytics({ reader }: { reader: Reader }) {
  const [view, show] = useAddressView(viewOf, searchOf);
  const period = periodOf(view);
  const reading = useScans(reader, period);
  const live = useLiveScans(reader, view.project);
  const { data: report, status, reason } = reading.data ?? {};
  if (!reading.data) return <ScansSkeleton />;
  if (status === 404) return <NoCode />;
  return (
    <div className="flex flex-wrap items-end gap-3 sm:gap-y-6">
      <ScanFilters
        codes={report?.codes ?? []}
        view={view}
        onShow={(change) => show(change, { preventScrollReset: true })}
      />
      {!report && (
        <div className="w-full">
          <LoadNotice isTrying={reading.isFetching} onRetry={reading.refetch}>
            {reason}
          </LoadNotice>
        </div>
      )}
      {report && report.totals.scans > 0 && (
        // On phones, the button is below the figures.
        <ScanExport period={period} className="max-sm:order-1 max-sm:w-full sm:ms-auto" />
      )}
      {report && (
        <div
          aria-busy={reading.isFetching}
          className={`w-full ${reading.isPlaceholderData ? 'opacity-60 transition-opacity' : ''}`}
        >
          <Report report={report} view={view} live={live} />
        </div>
      )}
      {report && <Footnote totals={report.totals} />}
    </div>
  );
}

type ReportProps = { report: ScansReport; view: ScanView; live: number | undefined };

function Report({ report, view, live }: ReportProps) {
  const { totals, codes, referrers } = report;
  if (totals.scans === 0) return <NoScans hasCodes={codes.length > 0} />;
  const browsers = <Shares title={m.browsers} column={m.browser} shares={report.browsers} />;
  const hasReferrers = referrers.items.length > 0 || referrers.other > 0;
  return (
    <>
      <ScanTiles report={report} live={live} />
      <ScanSeries report={report} />
      {report.ranking.length > 0 && <CodeRanking report={report} view={view} />}
      <div className="mt-3 grid items-start gap-3 sm:mt-6 sm:gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-3 sm:gap-6">
          <Shares
            title={m.countries}
            column={m.country}
            shares={report.countries}
            nameOf={nameOfCountry}
          />
          {hasReferrers ? (
            <Shares title={m.referrers} column={m.page} shares={referrers} unknown={m.camera} />
          ) : (
            browsers
          )}
        </div>
        <div className="grid min-w-0 gap-3 sm:gap-6">
          <Shares
            title={m.devices}
            column={m.device}
            shares={report.devices}
            nameOf={nameOfDevice}
          />
          <Shares title={m.systems} column={m.system} shares={report.systems} />
          {hasReferrers && browsers}
        </div>
      </div>
      <WeekMap week={report.week} />
    </>
  );
}

function Footnote({ totals: { bots, prefetches } }: { totals: ScansReport['totals'] }) {
  return (
    <p className="mt-3 max-w-3xl text-muted text-xs leading-5 max-sm:order-2">
      <RichText text={m.footnote(bots, prefetches)} parts={{ link: linkToCountries }} />
    </p>
  );
}

const linkToCountries = (text: string) => (
  <a href="https://db-ip.com" rel="noreferrer" className="underline hover:text-ink">
    {text}
  </a>
);

function NoCode() {
  return (
    <Card className="flex min-h-[320px] flex-col items-center justify-center p-6 text-center">
      <h2 className="font-semibold text-lg">{m.codeWithoutScans}</h2>
      <p className="mt-1 max-w-sm text-muted text-sm leading-6">{m.codeWithoutScansHint}</p>
      <ButtonLink look="secondary" to="/scans" className="mt-5">
        {m.showAllCodes}
      </ButtonLink>
    </Card>
  );
}
