import type { ScansReport } from '@everscan/contract/api/scans';
import { useAddressView } from '../../lib/address-view.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { nameOfCountry, nameOfDevice } from './format.ts';
import { NoScans } from './no-scans.tsx';
import { type Reader, useLiveScans, useScans } from './scan-calls.ts';
import { ScanFilters } from './scan-filters.tsx';
import { ScanSeries } from './scan-series.tsx';
import { ScanTiles } from './scan-tiles.tsx';
import { periodOf, searchOf, viewOf } from './scan-view.ts';
import { ScansSkeleton } from './scans-skeleton.tsx';
import { Shares } from './shares.tsx';
import { WeekMap } from './week-map.tsx';

/** How often, when and where the user's dynamic codes are scanned. */
export function ScanAnalytics({ reader }: { reader: Reader }) {
  const [view, show] = useAddressView(viewOf, searchOf);
  const period = periodOf(view);
  const reading = useScans(reader, period);
  const live = useLiveScans(reader, view.project);
  const { data: report, status } = reading.data ?? {};
  if (!reading.data) return <ScansSkeleton />;
  if (status === 404) return <NoCode />;
  return (
    <>
      <ScanFilters
        codes={report?.codes ?? []}
        view={view}
        period={period}
        onShow={(change) => show(change, { preventScrollReset: true })}
      />
      {!report && (
        <LoadNotice isTrying={reading.isFetching} onRetry={reading.refetch}>
          {status === 400
            ? 'Please choose other days: the first must not be after the last.'
            : undefined}
        </LoadNotice>
      )}
      {report && (
        <div
          aria-busy={reading.isFetching}
          className={reading.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
        >
          <Report report={report} live={live} />
        </div>
      )}
    </>
  );
}

type ReportProps = { report: ScansReport; live: number | undefined };

function Report({ report, live }: ReportProps) {
  const { totals, codes, series } = report;
  const requests = totals.scans + totals.bots + totals.prefetches;
  return (
    <>
      <ScanTiles report={report} live={live} />
      {requests === 0 ? (
        <NoScans hasCodes={codes.length > 0} />
      ) : (
        <>
          <ScanSeries series={series} scans={totals.scans} />
          <div className="mt-3 grid items-start gap-3 sm:mt-6 sm:gap-6 lg:grid-cols-2">
            <div className="grid min-w-0 gap-3 sm:gap-6">
              <Shares
                title="Countries"
                column="Country"
                shares={report.countries}
                nameOf={nameOfCountry}
              />
              <Shares
                title="Referrers"
                column="Page"
                shares={report.referrers}
                unknown="Scanned directly"
              />
            </div>
            <div className="grid min-w-0 gap-3 sm:gap-6">
              <Shares
                title="Devices"
                column="Device"
                shares={report.devices}
                nameOf={nameOfDevice}
              />
              <Shares title="Systems" column="System" shares={report.systems} />
              <Shares title="Browsers" column="Browser" shares={report.browsers} />
            </div>
          </div>
          <WeekMap week={report.week} />
        </>
      )}
      <p className="mt-6 max-w-3xl text-muted text-xs leading-5">
        Visitors are counted once for each code and day (UTC), so a visitor who comes back on
        another day counts again. Bots and previews of apps are recognised by the name they send and
        are not part of the other figures. No IP address is stored. Countries:{' '}
        <a href="https://db-ip.com" rel="noreferrer" className="underline hover:text-ink">
          IP Geolocation by DB-IP
        </a>
        .
      </p>
    </>
  );
}

function NoCode() {
  return (
    <Card className="flex min-h-[320px] flex-col items-center justify-center p-6 text-center">
      <h2 className="font-semibold text-lg">No scans for this code</h2>
      <p className="mt-1 max-w-sm text-muted text-sm leading-6">
        It was deleted, or it is a static code. Scans of static codes aren't tracked.
      </p>
      <ButtonLink look="secondary" to="/scans" className="mt-5">
        Show all codes
      </ButtonLink>
    </Card>
  );
}
