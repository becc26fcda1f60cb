import type { DeviceSession } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/devices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, readWithStatus, write } from '../../lib/call.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import type { SectionProps } from './security-section.tsx';

const loadSchema = async () =>
  (await import('@everscan/contract/accounts.schemas')).deviceListSchema;
const loadDone = async () => (await import('@everscan/contract/requests')).doneSchema;

/** The devices on which the user is signed in. The list is read again when the window gets the focus. */
export function useDevices({ user, onRefused }: SectionProps) {
  const reading = useQuery({
    queryKey: ['devices', user.id],
    queryFn: () => readWithStatus<DeviceSession[]>('/api/sessions', loadSchema, []),
    refetchOnWindowFocus: true,
  });
  useRefusal(reading, { statuses: [401], onRefused });
  return reading;
}

/** Signs out the device with the given id, or without an id all other devices. Resolves when the list shows that. */
export function useSignOutDevices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      const path = id === undefined ? '/api/sessions' : `/api/sessions/${id}`;
      const fallback = id === undefined ? m.othersFailed : m.signOutFailed;
      try {
        await write('DELETE', path, undefined, { schema: loadDone, fallback });
      } catch (error) {
        // The session of the device has already ended.
        if (!(error instanceof CallError && error.status === 404)) throw error;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['devices'] }),
  });
}
