import type { KitCrypto } from '@everscan/contract/survival-kit';

/** Browsers have been able to verify Ed25519 since 2024 or 2025. For older ones, a library is loaded. */
export const browserCrypto: KitCrypto = {
  async sha256(bytes) {
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  },
  async verify(der, signature, bytes) {
    const key = await crypto.subtle
      .importKey('spki', der, 'Ed25519', false, ['verify'])
      .catch(() => undefined);
    if (key) return crypto.subtle.verify('Ed25519', key, signature, bytes);
    return verifyWithLibrary(der, signature, bytes);
  },
};

/** The last 32 bytes of the DER form are the key (RFC 8410). */
export async function verifyWithLibrary(
  der: Uint8Array,
  signature: Uint8Array,
  bytes: Uint8Array,
): Promise<boolean> {
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  try {
    return ed25519.verify(signature, bytes, der.slice(-32), { zip215: false });
  } catch {
    return false; // for example, the signature has another length
  }
}
