/** Whether the browser can use passkeys: it cannot on pages without https. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function';

/** Whether the browser can offer passkeys in the address field while the visitor types. */
export async function canOfferPasskeys(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Whether the person or this page has ended a request for a passkey: browsers do not tell why. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
