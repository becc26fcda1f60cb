import type { ReportList } from '@everscan/contract/site.schemas';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readWithStatus, write } from '../../lib/api.ts';
import { useRefusal } from '../../lib/use-refusal.ts';

/** The administrator who reads the reports. */
export type Reader = {
  userId: number;
  /** Called when the server refuses a request: the user is signed out, or no longer an administrator. */
  onRefused: () => void;
};

const empty: ReportList = { open: [], openCount: 0, disabled: [], disabledCount: 0, actions: [] };

/**
 * The reports, with one cache entry per user and searched code. They are read again when the window gets the focus.
 * @param disabledCode limits the disabled codes to this one; empty for the latest
 */
export function useReports({ userId, onRefused }: Reader, disabledCode: string) {
  const reading = useQuery({
    queryKey: ['reports', userId, disabledCode],
    queryFn: () => readWithStatus('GET /api/reports', { query: { code: disabledCode } }, empty),
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
  useRefusal(reading, { statuses: [401, 403], onRefused });
  return reading;
}

/** An action on a code. */
export type Decision =
  | { action: 'disable' | 'enable'; code: string; reason: string }
  | { action: 'dismiss'; code: string; reportIds: number[] };

/** A mutation that resolves when the list shows the outcome. */
export function useDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ code, ...decision }: Decision) => {
      const fallback = 'The action failed. Please try again.';
      if (decision.action === 'dismiss') {
        const { reportIds } = decision;
        return write(
          'POST /api/reports/:code/dismiss',
          { code, body: { reportIds } },
          { fallback },
        );
      }
      const { action, reason } = decision;
      return write(`POST /api/reports/:code/${action}`, { code, body: { reason } }, { fallback });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['reports'] }),
  });
}
