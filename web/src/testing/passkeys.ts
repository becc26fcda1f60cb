import type { Mock } from 'vitest';

const bytes = new TextEncoder().encode('x').buffer;

/** The browser's result after a passkey has signed a challenge. */
export const signed = {
  ...{ id: 'AAAA', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
  response: {
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    userHandle: bytes,
  },
};

/** Replaces the browser's API for passkeys; e2e/passkeys.spec.ts uses a real browser. @param get asks for a passkey */
export function stubPasskeys(get: Mock): void {
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}
