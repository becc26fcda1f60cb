import * as m from '@everscan/messages/scans';
import { browserZone } from '../../lib/local-time.ts';

export const ranges = [
  { id: '7', label: m.last7Days, days: 7 },
  { id: '30', label: m.last30Days, days: 30 },
  { id: '90', label: m.last90Days, days: 90 },
  { id: '365', label: m.last12Months, days: 365 },
  { id: 'all', label: m.allTime, days: undefined },
  { id: 'custom', label: m.customPeriod, days: undefined },
] as const;

type RangeId = (typeof ranges)[number]['id'];

/** The state of the page. It is part of the address, so that it can be bookmarked. */
export type ScanView = {
  /** A project's id, or `all`. */
  project: string;
  range: RangeId;
  /** Days of the range `custom`, `YYYY-MM-DD`. */
  from: string;
  to: string;
};

/** The period of a request. */
export type ScanPeriod = { project: string; from: string | undefined; to: string; zone: string };

const DAY = /^20\d\d-\d\d-\d\d$/;
const DAY_MS = 24 * 3600 * 1000;
const DEFAULT_RANGE: RangeId = '30';

/** Whether a text is a day from 2000 on. While a year is being typed, browsers report years such as 0002. */
export function isDay(value: string): boolean {
  return DAY.test(value) && !Number.isNaN(Date.parse(value));
}

/** Reads the view from an address. Invalid parts are ignored. */
export function viewOf(params: URLSearchParams, today = todayIn(browserZone())): ScanView {
  const range = ranges.find(({ id }) => id === params.get('range'))?.id ?? DEFAULT_RANGE;
  const day = (name: string, otherwise: string) => {
    const value = params.get(name) ?? '';
    return isDay(value) ? value : otherwise;
  };
  const to = day('to', today);
  return {
    project: params.get('project') || 'all',
    range,
    from: day('from', daysBefore(to, 29)),
    to,
  };
}

/** The query of a view's address, without default values. */
export function searchOf({ project, range, from, to }: ScanView): string {
  const params = new URLSearchParams();
  if (project !== 'all') params.set('project', project);
  if (range !== DEFAULT_RANGE) params.set('range', range);
  if (range === 'custom') {
    params.set('from', from);
    params.set('to', to);
  }
  return params.size > 0 ? `?${params}` : '';
}

/** The days of a view in the browser's zone. */
export function periodOf({ project, range, from, to }: ScanView): ScanPeriod {
  const zone = browserZone();
  if (range === 'custom') return { project, from, to, zone };
  const today = todayIn(zone);
  const days = ranges.find(({ id }) => id === range)?.days;
  return { project, from: days && daysBefore(today, days - 1), to: today, zone };
}

/** The unit of the series: hours for up to two days, days for up to 120, else months. */
export function unitOf({ from, to }: Pick<ScanPeriod, 'from' | 'to'>): 'hour' | 'day' | 'month' {
  if (from === undefined) return 'month';
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days <= 2 ? 'hour' : days <= 120 ? 'day' : 'month';
}

function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
