export const ranges = [
  { id: '7', label: 'Last 7 days', days: 7 },
  { id: '30', label: 'Last 30 days', days: 30 },
  { id: '90', label: 'Last 90 days', days: 90 },
  { id: '365', label: 'Last 12 months', days: 365 },
  { id: 'all', label: 'All time', days: undefined },
  { id: 'custom', label: 'Chosen days', days: undefined },
] as const;

type RangeId = (typeof ranges)[number]['id'];

/** What the page shows. All of it stands in the address, so that it can be kept as a bookmark. */
export type ScanView = {
  /** A project's id, or `all`. */
  project: string;
  range: RangeId;
  /** Days of the range `custom`, `YYYY-MM-DD`. */
  from: string;
  to: string;
};

/** What is asked of the server. */
export type ScanPeriod = { project: string; from: string | undefined; to: string; zone: string };

const DAY = /^20\d\d-\d\d-\d\d$/;
const DAY_MS = 24 * 3600 * 1000;
const USUAL_RANGE: RangeId = '30';

/** The view that an address asks for. What makes no sense in it is as if it were not there. */
export function viewOf(params: URLSearchParams, today = todayIn(browserZone())): ScanView {
  const range = ranges.find(({ id }) => id === params.get('range'))?.id ?? USUAL_RANGE;
  const day = (name: string, otherwise: string) => {
    const value = params.get(name) ?? '';
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : otherwise;
  };
  const to = day('to', today);
  return {
    project: params.get('project') || 'all',
    range,
    from: day('from', daysBefore(to, 29)),
    to,
  };
}

/** The query of a view's address, as short as it can be. */
export function searchOf({ project, range, from, to }: ScanView): string {
  const params = new URLSearchParams();
  if (project !== 'all') params.set('project', project);
  if (range !== USUAL_RANGE) params.set('range', range);
  if (range === 'custom') {
    params.set('from', from);
    params.set('to', to);
  }
  return params.size > 0 ? `?${params}` : '';
}

/** The days of a view on the clock of this browser. */
export function periodOf({ project, range, from, to }: ScanView): ScanPeriod {
  const zone = browserZone();
  if (range === 'custom') return { project, from, to, zone };
  const today = todayIn(zone);
  const days = ranges.find(({ id }) => id === range)?.days;
  return { project, from: days && daysBefore(today, days - 1), to: today, zone };
}

/** What a point of the series is: hours of a day or two, days of a season, months of longer. */
export function unitOf({ from, to }: Pick<ScanPeriod, 'from' | 'to'>): 'hour' | 'day' | 'month' {
  if (from === undefined) return 'month';
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days <= 2 ? 'hour' : days <= 120 ? 'day' : 'month';
}

export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
