import * as m from '@everscan/messages/devices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readWithStatus, write } from '../../lib/api.ts';
import { CallError } from '../../lib/call.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import type { SectionProps } from './security-section.tsx';

/** The devices on which the user is signed in. The list is read again when the window gets the focus. */
export function useDevices({ user, onRefused }: SectionProps) {
  const reading = useQuery({
    queryKey: ['devices', user.id],
    queryFn: () => readWithStatus('GET /api/sessions', {}, []),
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
      try {
        await (id === undefined
          ? write('DELETE /api/sessions', {}, { fallback: m.othersFailed })
          : write('DELETE /api/sessions/:id', { id }, { fallback: m.signOutFailed }));
      } catch (error) {
        // The session of the device has already ended.
        if (!(error instanceof CallError && error.status === 404)) throw error;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['devices'] }),
  });
}
