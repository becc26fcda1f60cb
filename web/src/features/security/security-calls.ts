import type { Confirmation } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/security';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readWithStatus, write } from '../../lib/call.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import type { SectionProps } from './security-section.tsx';

const loadSchemas = () => import('@everscan/contract/accounts.schemas');
const loadSecondFactorsSchema = async () => (await loadSchemas()).secondFactorsSchema;

/** The user's second factors. */
export function useSecondFactors({ user, onRefused }: SectionProps) {
  const reading = useQuery({
    queryKey: ['second-factors', user.id],
    queryFn: () => readWithStatus('/api/second-factors', loadSecondFactorsSchema, undefined),
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

/** @throws {CallError} `confirmation_needed` when the password is needed */
export const startTotp = (confirmation: Confirmation) =>
  write('POST', '/api/second-factors/totp', confirmation, {
    schema: async () => (await loadSchemas()).totpSetUpSchema,
    fallback: m.changeFailed,
  });

export const confirmTotp = (code: string) =>
  write(
    'POST',
    '/api/second-factors/totp/confirm',
    { code },
    {
      schema: async () => (await loadSchemas()).recoveryCodesSchema,
      fallback: m.changeFailed,
    },
  );

export const removeTotp = (password: string) =>
  write(
    'POST',
    '/api/second-factors/totp/remove',
    { password },
    {
      schema: async () => (await import('@everscan/contract/requests')).doneSchema,
      fallback: m.changeFailed,
    },
  );

/** @throws {CallError} `confirmation_needed` when the password is needed */
export const replaceRecoveryCodes = (confirmation: Confirmation) =>
  write('POST', '/api/second-factors/recovery-codes', confirmation, {
    schema: async () => (await loadSchemas()).recoveryCodesSchema,
    fallback: m.changeFailed,
  });
