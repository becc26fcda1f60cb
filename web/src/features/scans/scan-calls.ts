import type { ScansReport } from '@everscan/contract/api/scans';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Reading, readWithStatus } from '../../lib/call.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { browserZone, type ScanPeriod, unitOf } from './scan-view.ts';

const loadSchemas = () => import('@everscan/contract/api/scans');
const loadReportSchema = async () => (await loadSchemas()).scansReportSchema;
const loadLiveSchema = async () => (await loadSchemas()).scansLiveSchema;

const FRESH_MS = 30_000;
const LIVE_MS = 5_000;

/** The user who reads the report. */
export type Reader = {
  userId: number;
  /** The server refused: the user is signed out. */
  onRefused: () => void;
};

/** The report of a period. The previous one stays until it has loaded. */
export function useScans({ userId, onRefused }: Reader, period: ScanPeriod) {
  const path = `/api/scans?${paramsOf({ ...period, by: unitOf(period) })}`;
  const reading = useQuery({
    queryKey: ['scans', userId, path],
    queryFn: () => readReport(path),
    staleTime: ({ state }) =>
      (state.data as Reading<unknown> | undefined)?.status === 200 ? FRESH_MS : 0,
    placeholderData: keepPreviousData,
  });
  useRefusal(reading, { statuses: [401], onRefused });
  return reading;
}

async function readReport(path: string): Promise<Reading<ScansReport | undefined>> {
  const { data, status } = await readWithStatus(path, loadReportSchema, undefined);
  if (!data) return { data, status };
  const { ranking = [], current = null, targetChanges = [] } = data;
  return { data: { ...data, ranking, current, targetChanges }, status };
}

/**
 * The number of today's scans, polled while the page is visible. A new scan reloads the report.
 * `undefined` until it is known.
 */
export function useLiveScans({ userId }: Reader, project: string): number | undefined {
  const client = useQueryClient();
  const path = `/api/scans/live?${paramsOf({ project, zone: browserZone() })}`;
  const { data } = useQuery({
    queryKey: ['scans-live', userId, path],
    queryFn: () => readWithStatus(path, loadLiveSchema, undefined),
    refetchInterval: LIVE_MS,
    refetchIntervalInBackground: false,
  });
  const scans = data?.data?.scans;
  const before = useRef({ path, scans });
  useEffect(() => {
    const isSameCode = before.current.path === path && before.current.scans !== undefined;
    if (isSameCode && scans !== undefined && before.current.scans !== scans) {
      client.invalidateQueries({ queryKey: ['scans', userId] });
    }
    before.current = { path, scans };
  }, [client, userId, path, scans]);
  return scans;
}

export function exportPath(period: ScanPeriod, format: 'csv' | 'json'): string {
  return `/api/scans/export?${paramsOf({ ...period, format })}`;
}

function paramsOf(values: Record<string, string | undefined>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given as [string, string][]);
}
