import type { Mock } from 'vitest';

const bytes = new TextEncoder().encode('x').buffer;

/** What a browser returns when a passkey has signed a challenge. */
export const signed = {
  ...{ id: 'AAAA', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
  response: {
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    userHandle: bytes,
  },
};

/** Replaces the browser's side of passkeys; e2e/passkeys.spec.ts uses a real one. @param get asks for one */
export function stubPasskeys(get: Mock): void {
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}
