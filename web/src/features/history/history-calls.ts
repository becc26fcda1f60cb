import type { RestoredChange } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/history';
import { useQuery } from '@tanstack/react-query';
import { readWithStatus, write } from '../../lib/api.ts';
import { useRefusal } from '../../lib/use-refusal.ts';

/** The changes of a code, read again each time that the history is opened. */
export function useHistory(projectId: string, onRefused: () => void) {
  const reading = useQuery({
    queryKey: ['history', projectId],
    queryFn: () => readWithStatus('GET /api/projects/:id/history', { id: projectId }, undefined),
    gcTime: 0,
  });
  useRefusal(reading, { statuses: [401, 404], onRefused });
  return reading;
}

/**
 * Reverts a change: gives the changed parts of a code their earlier values.
 * @param force reverts the change even if the same parts were changed again later
 * @throws {CallError}
 */
export function restoreChange(
  projectId: string,
  changeId: number,
  { force }: { force: boolean },
): Promise<RestoredChange> {
  return write(
    'POST /api/projects/:id/history/:change/restore',
    { id: projectId, change: changeId, body: { force } },
    { fallback: m.goBackFailed },
  );
}
