import type { Assertion, NewCredential } from '@everscan/contract/api/passkeys';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** What the server sends: the rest is for the browser. */
type Options = { challenge: string };

/** Has the browser create a passkey. @throws {Error} see `wasCancelled`, and `InvalidStateError` */
export async function createPasskey(options: Options): Promise<NewCredential> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject } = response;
  return { id, clientDataJSON, attestationObject };
}

/**
 * Has a passkey sign the challenge. It ends a request that still waits.
 * @param isOffered the browser offers passkeys in the address field instead of asking for one
 * @throws {Error} see `wasCancelled`
 */
export async function signChallenge(options: Options, isOffered = false): Promise<Assertion> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: isOffered,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** Ends a request that still waits. */
export const cancelPasskeyRequest = () => WebAuthnAbortService.cancelCeremony();
