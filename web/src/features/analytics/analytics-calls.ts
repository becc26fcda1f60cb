import type {
  AnalyticsSummary,
  GenerationFilter,
  GenerationPage,
} from '@everscan/contract/downloads.schemas';
import { limits } from '@everscan/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Reading, read, readWithStatus, urlOf } from '../../lib/api.ts';
import { useRefusal } from '../../lib/use-refusal.ts';

const FRESH_MS = 30_000;

/** The administrator who reads the dashboard. */
export type Reader = {
  userId: number;
  /** Called when the server refuses a request: the user is signed out, or no longer an administrator. */
  onRefused: () => void;
};

const emptySummary: AnalyticsSummary = {
  userBreakdown: [],
  typeDistribution: [],
  styleDistribution: [],
  dailyGenerations: [],
};

const emptyPage: GenerationPage = {
  data: [],
  pagination: { page: 1, limit: limits.generationsPageSize, pages: 0, total: 0 },
};

export function useSummary(reader: Reader) {
  return useReading(reader, ['summary'], () =>
    readWithStatus('GET /api/qr-analytics', {}, emptySummary),
  );
}

/** One page of the list. The previous page stays until the next one has loaded. */
export function useGenerations(reader: Reader, filter: GenerationFilter, page: number) {
  const query = { page, limit: limits.generationsPageSize, ...filter };
  return useReading(reader, ['generations', query], () =>
    readWithStatus('GET /api/qr-generations', { query }, emptyPage),
  );
}

/** Total number of codes created; `undefined` until it is known. */
export function useTotal(): number | undefined {
  const { data } = useQuery({
    queryKey: ['statistics'],
    queryFn: () => read('GET /api/statistics', {}, []),
  });
  return data && (data.find(({ name }) => name === 'total_qr_codes')?.value ?? 0);
}

export function exportPath(filter: GenerationFilter): string {
  return urlOf('GET /api/qr-generations.csv', { query: filter });
}

/** A query with one cache entry per user. A failed response is stale immediately. */
function useReading<Data>(
  { userId, onRefused }: Reader,
  key: readonly unknown[],
  queryFn: () => Promise<Reading<Data>>,
) {
  const reading = useQuery({
    queryKey: ['analytics', userId, ...key],
    queryFn,
    staleTime: ({ state }) => ((state.data as Reading<Data>)?.status === 200 ? FRESH_MS : 0),
    placeholderData: keepPreviousData,
  });
  useRefusal(reading, { statuses: [401, 403], onRefused });
  return reading;
}
