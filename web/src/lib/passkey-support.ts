/** Whether the browser supports passkeys on this page. Pages without HTTPS cannot use them. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function';

/** Whether the browser can offer passkeys in the field for the email address. */
export async function canOfferPasskeys(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Whether the person or this page has ended a request for a passkey. Browsers do not report the reason. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
