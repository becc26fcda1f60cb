import type { AnalyticsSummary } from '@everscan/contract/downloads.schemas';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { type Reader, useSummary, useTotal } from './analytics-calls.ts';
import { DailyActivity } from './daily-activity.tsx';
import { Distribution } from './distribution.tsx';
import { formatShare, labelOfStyle, labelOfType, MISSING } from './format.ts';
import { OverviewSkeleton } from './skeletons.tsx';
import { StatTile } from './stat-tile.tsx';

/** Totals, distributions and the last 30 days. */
export function Overview({ reader }: { reader: Reader }) {
  const { data: reading, refetch, isFetching } = useSummary(reader);
  const total = useTotal();
  if (!reading || total === undefined) return <OverviewSkeleton />;
  const { data: summary, status } = reading;
  const emptyText = status === 200 ? 'No downloads yet' : 'Not loaded';
  return (
    <>
      {status !== 200 && <LoadNotice isTrying={isFetching} onRetry={refetch} />}
      <Tiles total={total} summary={summary} emptyText={emptyText} />
      <DailyActivity days={summary.dailyGenerations} emptyText={emptyText} />
      <div className="mt-3 grid items-start gap-3 sm:mt-6 sm:gap-6 lg:grid-cols-2">
        <Distribution
          title="Type Distribution"
          column="Type"
          emptyText={emptyText}
          entries={summary.typeDistribution.map(({ type, count }) => ({
            label: labelOfType(type),
            count,
          }))}
        />
        <Distribution
          title="Style Distribution"
          column="Style"
          emptyText={emptyText}
          entries={summary.styleDistribution.map(({ style, count }) => ({
            label: labelOfStyle(style),
            count,
          }))}
        />
      </div>
    </>
  );
}

type TilesProps = { total: number; summary: AnalyticsSummary; emptyText: string };

function Tiles({ total, summary, emptyText }: TilesProps) {
  const countOf = (wanted: string) =>
    summary.userBreakdown.find(({ category }) => category === wanted)?.count ?? 0;
  const anonymous = countOf('Anonymous');
  const registered = countOf('Registered');
  const downloads = anonymous + registered;
  const favourite = summary.typeDistribution[0];
  const noteOf = (count: number, write: (share: string) => string) =>
    downloads > 0 ? write(formatShare(count, downloads)) : emptyText;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-4">
      <StatTile label="Total QR Codes" value={total.toLocaleString()} note="All-time downloads" />
      <StatTile
        label="Anonymous Users"
        value={anonymous.toLocaleString()}
        note={noteOf(anonymous, (share) => `Signed-out downloads (${share})`)}
      />
      <StatTile
        label="Registered Users"
        value={registered.toLocaleString()}
        note={noteOf(registered, (share) => `Signed-in downloads (${share})`)}
      />
      <StatTile
        label="Most Popular Type"
        value={favourite ? labelOfType(favourite.type) : MISSING}
        note={noteOf(favourite?.count ?? 0, (share) => `${share} of downloads`)}
      />
    </dl>
  );
}
