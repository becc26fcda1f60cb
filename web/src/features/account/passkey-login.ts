import type { Assertion, User } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/passkeys';
import { useEffect, useRef } from 'react';
import { write } from '../../lib/api.ts';
import { CallError, messageOf } from '../../lib/call.ts';
import { canOfferPasskeys, wasCancelled } from '../../lib/passkey-support.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { usePasskeyCall } from './account-calls.ts';

/** Challenges expire after five minutes, so the browser gets a new one before that. */
const RENEWAL_MS = 4 * 60_000;

const loadPasskeys = () => import('../../lib/passkeys.ts');

/**
 * Gets a challenge from the server, and has a passkey sign it.
 * @param isOffered whether the browser offers passkeys in the field for the email address instead of asking for one
 * @throws {Error} see `passkeyFailure`
 */
export async function signWithPasskey(
  route: `POST /api/login/${'' | 'second-factor/'}passkey/options`,
  isOffered = false,
): Promise<Assertion> {
  const [{ signChallenge }, options] = await Promise.all([
    loadPasskeys(),
    write(route, {}, { fallback: m.loginFailed }),
  ]);
  return signChallenge(options, isOffered);
}

/** The message for a person whose sign-in with a passkey has failed. */
export function passkeyFailure(error: unknown): string {
  if (wasCancelled(error)) return m.cancelled;
  // Errors of the browser and the library have English texts, so people do not see these.
  return error instanceof CallError ? messageOf(error, m.loginFailed) : m.loginFailed;
}

type Outcome = { onSignedIn: (user: User) => void; onFailed: (message: string) => void };

/**
 * Signs in with a passkey alone.
 * @param isOffering whether the browser also offers passkeys in the field for the email address
 * @returns a function that makes the browser ask for a passkey
 */
export function usePasskeyLogin(isOffering: boolean, outcome: Outcome): () => Promise<void> {
  const { mutateAsync } = usePasskeyCall(outcome.onSignedIn);
  const latest = useLatest({ mutateAsync, ...outcome });
  const offer = useRef(() => {});
  /** Browsers run one request at a time: a new offer would cancel the request that the person sees. */
  const isAsking = useRef(false);

  useEffect(() => {
    if (!isOffering) return;
    let isMounted = true;
    let hasAsked = false;
    async function offerPasskeys() {
      if (!(await canOfferPasskeys()) || !isMounted || isAsking.current) return;
      hasAsked = true;
      // The person did not ask for this offer, so a failure is not reported.
      const assertion = await signWithPasskey('POST /api/login/passkey/options', true).catch(
        () => {},
      );
      if (!assertion || !isMounted) return;
      await latest.current.mutateAsync({ assertion }).catch((error) => {
        latest.current.onFailed(messageOf(error, m.loginFailed));
        offer.current();
      });
    }
    offer.current = () => void offerPasskeys();
    offer.current();
    const timer = setInterval(() => offer.current(), RENEWAL_MS);
    return () => {
      isMounted = false;
      offer.current = () => {};
      clearInterval(timer);
      if (!hasAsked) return;
      loadPasskeys().then(
        ({ cancelPasskeyRequest }) => cancelPasskeyRequest(),
        () => {}, // the script did not load, so there is no request to cancel
      );
    };
  }, [isOffering, latest]);

  async function ask() {
    isAsking.current = true;
    try {
      const assertion = await signWithPasskey('POST /api/login/passkey/options');
      await mutateAsync({ assertion });
    } finally {
      isAsking.current = false;
    }
  }
  return () =>
    ask().catch((error) => {
      outcome.onFailed(passkeyFailure(error));
      offer.current();
    });
}
