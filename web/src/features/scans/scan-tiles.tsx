import type { ScansReport } from '@everscan/contract/scans.schemas';
import { number } from '@everscan/messages/format';
import * as m from '@everscan/messages/scans';
import { formatChange } from './format.ts';

type ScanTilesProps = { report: ScansReport; live: number | undefined };

const DAY_MS = 24 * 3600 * 1000;

/** The main figures, compared with the previous period. */
export function ScanTiles({ report, live }: ScanTilesProps) {
  const { totals, before, from, to } = report;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const compare = (name: 'scans' | 'visitors') => {
    if (before === null) return m.sinceFirstScan;
    if (before[name] === 0) return days === 1 ? m.noneDayBefore : m.noneBefore(days);
    const change = formatChange(totals[name], before[name]);
    return days === 1 ? m.changeToDayBefore(change) : m.changeToBefore(change, days);
  };
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-6">
      <Tile
        label={m.scans}
        value={totals.scans}
        note={compare('scans')}
        className="max-sm:col-span-2"
      />
      <Tile label={m.visitors} value={totals.visitors} note={compare('visitors')} />
      <Tile label={m.today} value={live} note={m.live} isLive />
    </dl>
  );
}

type TileProps = {
  label: string;
  value: number | undefined;
  note: string;
  isLive?: boolean;
  className?: string;
};

function Tile({ label, value, note, isLive = false, className = '' }: TileProps) {
  return (
    <div
      className={`rounded-2xl border border-line bg-surface p-4 shadow-card sm:p-5 ${className}`}
    >
      <dt className="truncate text-muted text-sm">{label}</dt>
      <dd className="mt-2">
        <span className="block truncate font-semibold text-2xl tabular-nums leading-8 tracking-tight sm:text-[28px]">
          {value === undefined ? '–' : number(value)}
        </span>
        <span className="mt-1 flex items-center gap-1.5 text-muted text-xs leading-4">
          {isLive && <span aria-hidden className="size-1.5 animate-pulse rounded-full bg-accent" />}
          {note}
        </span>
      </dd>
    </div>
  );
}
