import { limits } from '@everscan/contract/limits';
import type {
  AnalyticsSummary,
  GenerationFilter,
  GenerationPage,
} from '@everscan/contract/site.schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LoadSchema } from '../../lib/answer-check.ts';
import { type Reading, read, readWithStatus } from '../../lib/call.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { query } from './view.ts';

const FRESH_MS = 30_000;

/** The administrator who reads the dashboard. */
export type Reader = {
  userId: number;
  /** Called when the server refuses a request: the user is signed out, or no longer an administrator. */
  onRefused: () => void;
};

const loadStatistics = async () =>
  (await import('@everscan/contract/site.schemas')).statisticsSchema;
const loadSchemas = () => import('@everscan/contract/site.schemas');

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
  const schema = async () => (await loadSchemas()).analyticsSummarySchema;
  return useReading(reader, '/api/qr-analytics', { schema, empty: emptySummary });
}

/** One page of the list. The previous page stays until the next one has loaded. */
export function useGenerations(reader: Reader, filter: GenerationFilter, page: number) {
  const search = query({ page, limit: limits.generationsPageSize, ...filter });
  const schema = async () => (await loadSchemas()).generationPageSchema;
  return useReading(reader, `/api/qr-generations${search}`, { schema, empty: emptyPage });
}

/** Total number of codes created; `undefined` until it is known. */
export function useTotal(): number | undefined {
  const { data } = useQuery({
    queryKey: ['statistics'],
    queryFn: () => read('/api/statistics', loadStatistics, []),
  });
  return data && (data.find(({ name }) => name === 'total_qr_codes')?.value ?? 0);
}

export function exportPath(filter: GenerationFilter): string {
  return `/api/qr-generations.csv${query(filter)}`;
}

/** A query with one cache entry per user. A failed response is stale immediately. */
function useReading<Data>(
  { userId, onRefused }: Reader,
  path: string,
  { schema, empty }: { schema: LoadSchema<Data>; empty: Data },
) {
  const reading = useQuery({
    queryKey: ['analytics', userId, path],
    queryFn: () => readWithStatus(path, schema, empty),
    staleTime: ({ state }) => ((state.data as Reading<Data>)?.status === 200 ? FRESH_MS : 0),
    placeholderData: keepPreviousData,
  });
  useRefusal(reading, { statuses: [401, 403], onRefused });
  return reading;
}
