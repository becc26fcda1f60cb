import type { Confirmation, FactorProof, Passkey } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/passkeys';
import { changeFailed } from '@everscan/messages/security';
import { useQuery } from '@tanstack/react-query';
import { readWithStatus, write } from '../../lib/api.ts';
import { createPasskey, signChallenge } from '../../lib/passkeys.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { useRefreshFactors } from './security-calls.ts';
import type { SectionProps } from './security-section.tsx';

export function usePasskeys({ user, onRefused }: SectionProps) {
  const reading = useQuery({
    queryKey: ['passkeys', user.id],
    queryFn: () => readWithStatus('GET /api/passkeys', {}, []),
  });
  useRefusal(reading, { statuses: [401], onRefused });
  return { ...reading, refresh: useRefreshFactors() };
}

/** The name that the user gave a passkey, initially that of the system. */
export const nameOf = ({ name }: Passkey) => name || m.unnamed;

/**
 * Asks the browser to create a passkey, and adds it to the account.
 * @throws {CallError} `confirmation_needed` when the password is needed
 * @throws {Error} from the browser: see `lib/passkeys.ts`
 */
export async function addPasskey(confirmation: Confirmation) {
  const fallback = m.notAdded;
  const options = await write('POST /api/passkeys/options', { body: confirmation }, { fallback });
  const credential = await createPasskey(options);
  return write('POST /api/passkeys', { body: { credential } }, { fallback });
}

/**
 * Proves the second factor of the signed-in user with a passkey.
 * @throws {CallError}
 * @throws {Error} from the browser: see `lib/passkeys.ts`
 */
export async function proveWithPasskey(): Promise<FactorProof> {
  const options = await write('POST /api/passkeys/challenge', {}, { fallback: changeFailed });
  return { method: 'passkey', assertion: await signChallenge(options) };
}

export const renamePasskey = (id: string, name: string) =>
  write('PATCH /api/passkeys/:id', { id, body: { name } }, { fallback: m.notRenamed });

export const removePasskey = (id: string, password: string) =>
  write('POST /api/passkeys/:id/remove', { id, body: { password } }, { fallback: m.notRemoved });
