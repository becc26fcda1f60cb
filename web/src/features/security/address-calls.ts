import type { ChangeAddressBody } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/address';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readWithStatus, write } from '../../lib/api.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import type { SectionProps } from './security-section.tsx';

/** The user's email address, and a change that waits for its confirmation. */
export function useAddress({ user, onRefused }: SectionProps) {
  const client = useQueryClient();
  const queryKey = ['address', user.id];
  const reading = useQuery({
    queryKey,
    queryFn: () => readWithStatus('GET /api/address', {}, undefined),
  });
  useRefusal(reading, { statuses: [401], onRefused });
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: ['user'] }),
    ]);
  return { ...reading, refresh };
}

/** @throws {CallError} */
export const changeAddress = (body: ChangeAddressBody) =>
  write('POST /api/change-address', { body }, { fallback: m.notChanged });

export const cancelChange = () =>
  write('DELETE /api/change-address', {}, { fallback: m.notCancelled });

export const sendVerification = () =>
  write('POST /api/send-verification', {}, { fallback: m.notSent });

export const confirmAddress = (token: string) =>
  write('POST /api/confirm-address', { body: { token } }, { fallback: m.notConfirmed });

export const undoAddressChange = (token: string) =>
  write('POST /api/undo-address-change', { body: { token } }, { fallback: m.notRestored });
