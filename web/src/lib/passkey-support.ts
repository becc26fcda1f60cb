/** Whether the browser can use passkeys: it cannot on pages without https. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function';

/** Whether the browser can offer passkeys in the address field while the visitor types. */
export async function canOfferPasskeys(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}
