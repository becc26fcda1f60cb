import type {
  AnalyticsSummary,
  GenerationFilter,
  GenerationPage,
} from '@everscan/contract/api/analytics';
import type { Statistics } from '@everscan/contract/api/statistics';
import { limits } from '@everscan/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Reading, read, readWithStatus } from '../../lib/call.ts';
import { query } from './view.ts';

const FRESH_MS = 30_000;

/** Who looks. */
export type Reader = {
  userId: number;
  /** The server does not let this user read: signed out meanwhile, or no administrator any more. */
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
  return useReading(reader, '/api/qr-analytics', emptySummary);
}

/** One page of the list. While another one loads the one before stays. */
export function useGenerations(reader: Reader, filter: GenerationFilter, page: number) {
  const search = query({ page, limit: limits.generationsPageSize, ...filter });
  return useReading(reader, `/api/qr-generations${search}`, emptyPage);
}

/** All codes ever made; `undefined` until it is known. */
export function useTotal(): number | undefined {
  const { data } = useQuery({
    queryKey: ['statistics'],
    queryFn: () => read<Statistics>('/api/statistics', []),
  });
  return data && (data.find(({ name }) => name === 'total_qr_codes')?.value ?? 0);
}

export function exportPath(filter: GenerationFilter): string {
  return `/api/qr-generations.csv${query(filter)}`;
}

/** Each user reads for themselves. What could not be read is asked for again when next needed. */
function useReading<Data>({ userId, onRefused }: Reader, path: string, empty: Data) {
  const reading = useQuery({
    queryKey: ['analytics', userId, path],
    queryFn: () => readWithStatus(path, empty),
    staleTime: ({ state }) => ((state.data as Reading<Data>)?.status === 200 ? FRESH_MS : 0),
    placeholderData: keepPreviousData,
  });
  const { data, dataUpdatedAt } = reading;
  const isRefused = data?.status === 401 || data?.status === 403;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, dataUpdatedAt]);
  return reading;
}
