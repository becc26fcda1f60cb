import type { DisconnectBody } from '@everscan/contract/accounts.schemas';
import * as account from '@everscan/messages/account';
import * as m from '@everscan/messages/sign-on';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readWithStatus, write } from '../../lib/api.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import type { SectionProps } from './security-section.tsx';

/** Whether the user's account is connected with the identity provider. */
export function useConnection({ user, onRefused }: SectionProps) {
  const client = useQueryClient();
  const queryKey = ['sign-on', user.id];
  const reading = useQuery({
    queryKey,
    queryFn: () => readWithStatus('GET /api/sign-on', {}, undefined),
  });
  useRefusal(reading, { statuses: [401], onRefused });
  return {
    connection: reading.data?.data,
    refresh: () => client.invalidateQueries({ queryKey }),
  };
}

export const disconnect = (body: DisconnectBody) =>
  write('POST /api/sign-on/disconnect', { body }, { fallback: m.unlinkFailed });

/** Requests a link for setting a password. */
export const requestPasswordLink = (email: string) =>
  write(
    'POST /api/forgot-password',
    { body: { email } },
    { fallback: account.passwordResetFailed },
  );
