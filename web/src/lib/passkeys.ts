import type { Assertion, NewCredential } from '@everscan/contract/accounts.schemas';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** The options from the server. Only the browser uses the other fields. */
type Options = { challenge: string };

/** Asks the browser to create a passkey. @throws {Error} see `wasCancelled`, and `InvalidStateError` */
export async function createPasskey(options: Options): Promise<NewCredential> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject } = response;
  return { id, clientDataJSON, attestationObject };
}

/**
 * Asks the browser to sign the challenge with a passkey. Cancels a pending request.
 * @param isOffered whether the browser offers passkeys in the field for the email address instead of asking for one
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

/** Cancels a pending request. */
export const cancelPasskeyRequest = () => WebAuthnAbortService.cancelCeremony();
