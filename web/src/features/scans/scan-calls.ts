import type { ErrorBody } from '@everscan/contract/errors';
import type { ScansQuery, ScansReport } from '@everscan/contract/scans.schemas';
import { keepPreviousData, type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Reading, readWithStatus, urlOf } from '../../lib/api.ts';
import { knownText } from '../../lib/call.ts';
import { browserZone } from '../../lib/local-time.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { type ScanPeriod, unitOf } from './scan-view.ts';

const FRESH_MS = 30_000;
const LIVE_MS = 5_000;
/** A report about more codes takes the server longer, so it is reloaded every minute instead of after each scan. */
const MAX_LIVE_CODES = 20;
const LARGE_REPORT_MS = 60_000;

/** The user who reads the report. */
export type Reader = {
  userId: number;
  /** Called when the server refuses a request, because the user is signed out. */
  onRefused: () => void;
};

/** The report of a period. The previous report stays until the new one has loaded. */
export function useScans({ userId, onRefused }: Reader, period: ScanPeriod) {
  const query = { ...period, by: unitOf(period) };
  const path = urlOf('GET /api/scans', { query });
  const reading = useQuery({
    queryKey: keyOf(userId, period.project, path),
    queryFn: () => readReport(query),
    staleTime: (query) => {
      if (dataOf(query)?.status !== 200) return 0;
      return isLive(query) ? FRESH_MS : LARGE_REPORT_MS;
    },
    refetchInterval: (query) => !isLive(query) && LARGE_REPORT_MS,
    placeholderData: keepPreviousData,
  });
  useRefusal(reading, { statuses: [401], onRefused });
  return reading;
}

/** A report, or the reason why the server refuses the period. */
type ReportReading = Reading<ScansReport | undefined> & { reason?: string | undefined };

async function readReport(query: ScansQuery): Promise<ReportReading> {
  const reading = await readWithStatus('GET /api/scans', { query }, undefined);
  const { data, status, refusal } = reading;
  if (!data) {
    const isInvalid = status === 400;
    return { data, status, reason: isInvalid ? await knownText(refusal as ErrorBody) : undefined };
  }
  return { data, status };
}

const keyOf = (userId: number, project: string, path: string) => ['scans', userId, project, path];

type ReportQuery = Pick<Query, 'queryKey' | 'state'>;

const dataOf = ({ state }: ReportQuery) =>
  state.data as Reading<ScansReport | undefined> | undefined;

/** Whether a new scan reloads the report. Not if a report about all codes failed, which may have taken too long. */
function isLive(query: ReportQuery): boolean {
  const [, , project] = query.queryKey as ReturnType<typeof keyOf>;
  const codes = dataOf(query)?.data?.codes.length ?? Infinity;
  return project !== 'all' || codes <= MAX_LIVE_CODES;
}

/**
 * The number of today's scans, polled while the page is visible; `undefined` until it is known. A new scan reloads a
 * live report.
 */
export function useLiveScans({ userId }: Reader, project: string): number | undefined {
  const client = useQueryClient();
  const query = { project, zone: browserZone() };
  const path = urlOf('GET /api/scans/live', { query });
  const { data } = useQuery({
    queryKey: ['scans-live', userId, path],
    queryFn: () => readWithStatus('GET /api/scans/live', { query }, undefined),
    refetchInterval: ({ state: { data: last } }) =>
      !last?.isRefused && last?.status !== 401 && LIVE_MS,
    refetchIntervalInBackground: false,
  });
  const scans = data?.data?.scans;
  const before = useRef({ path, scans });
  useEffect(() => {
    const isSameCode = before.current.path === path && before.current.scans !== undefined;
    if (isSameCode && scans !== undefined && before.current.scans !== scans) {
      client.invalidateQueries({ queryKey: ['scans', userId], predicate: isLive });
    }
    before.current = { path, scans };
  }, [client, userId, path, scans]);
  return scans;
}

export function exportPath(period: ScanPeriod, format: 'csv' | 'json'): string {
  return urlOf('GET /api/scans/export', { query: { ...period, format } });
}
