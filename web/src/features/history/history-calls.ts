import type { RestoredChange } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/history';
import { useQuery } from '@tanstack/react-query';
import { readWithStatus, write } from '../../lib/call.ts';
import { useRefusal } from '../../lib/use-refusal.ts';

const loadSchemas = () => import('@everscan/contract/codes.schemas');

const pathOf = (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/history`;

/** The changes of a code, read again each time that the history is opened. */
export function useHistory(projectId: string, onRefused: () => void) {
  const reading = useQuery({
    queryKey: ['history', projectId],
    queryFn: () =>
      readWithStatus(pathOf(projectId), async () => (await loadSchemas()).historySchema, undefined),
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
    'POST',
    `${pathOf(projectId)}/${changeId}/restore`,
    { force },
    {
      schema: async () => (await loadSchemas()).restoredChangeSchema,
      fallback: m.goBackFailed,
    },
  );
}
