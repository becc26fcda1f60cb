import type { Confirmation } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/security';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readWithStatus, write } from '../../lib/api.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import type { SectionProps } from './security-section.tsx';

/** The user's second factors. */
export function useSecondFactors({ user, onRefused }: SectionProps) {
  const reading = useQuery({
    queryKey: ['second-factors', user.id],
    queryFn: () => readWithStatus('GET /api/second-factors', {}, undefined),
  });
  useRefusal(reading, { statuses: [401], onRefused });
  return { ...reading, refresh: useRefreshFactors() };
}

const CHANGED = ['second-factors', 'passkeys', 'devices'];

/**
 * Reads the lists again that a change of a factor affects: a new factor ends other sessions, and removing the last one
 * removes the recovery codes.
 */
export function useRefreshFactors() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey: [name] }) => CHANGED.includes(`${name}`) });
}

const fallback = m.changeFailed;

/** @throws {CallError} `confirmation_needed` when the password is needed */
export const startTotp = (body: Confirmation) =>
  write('POST /api/second-factors/totp', { body }, { fallback });

export const confirmTotp = (code: string) =>
  write('POST /api/second-factors/totp/confirm', { body: { code } }, { fallback });

export const removeTotp = (password: string) =>
  write('POST /api/second-factors/totp/remove', { body: { password } }, { fallback });

/** @throws {CallError} `confirmation_needed` when the password is needed */
export const replaceRecoveryCodes = (body: Confirmation) =>
  write('POST /api/second-factors/recovery-codes', { body }, { fallback });
