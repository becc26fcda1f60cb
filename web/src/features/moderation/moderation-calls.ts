import type { ReportList } from '@everscan/contract/api/reports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readWithStatus, write } from '../../lib/call.ts';

/** Who looks. */
export type Reader = {
  userId: number;
  /** The server does not let this user read: signed out meanwhile, or no administrator any more. */
  onRefused: () => void;
};

const empty: ReportList = { open: [], openCount: 0, disabled: [], actions: [] };

/** Each user reads for themselves; what others did meanwhile is seen when the window is. */
export function useReports({ userId, onRefused }: Reader) {
  const reading = useQuery({
    queryKey: ['reports', userId],
    queryFn: () => readWithStatus('/api/reports', empty),
    refetchOnWindowFocus: true,
  });
  const { data, dataUpdatedAt } = reading;
  const isRefused = data?.status === 401 || data?.status === 403;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, dataUpdatedAt]);
  return reading;
}

/** What is done to a code, and what goes with it. */
export type Decision =
  | { action: 'disable' | 'enable'; code: string; reason: string }
  | { action: 'dismiss'; code: string; lastReportId: number };

/** Ends when the list shows what was done. */
export function useDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ action, code, ...body }: Decision) =>
      write('POST', `/api/reports/${code}/${action}`, body, 'That could not be done'),
    onSettled: () => client.invalidateQueries({ queryKey: ['reports'] }),
  });
}
