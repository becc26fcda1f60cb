import { derOfKey } from '@everscan/contract/survival-kit';
import { browserCrypto } from './browser-crypto.ts';

/** The fingerprint that a visitor has entered, or the fingerprint of a key in PEM format; undefined for other text. */
export async function fingerprintOf(text: string): Promise<string | undefined> {
  const compact = text.replace(/\s/g, '');
  if (/^[0-9a-f]{64}$/i.test(compact)) return compact.toLowerCase();
  const [, base64 = ''] = /^-+BEGINPUBLICKEY-+(.+?)-+ENDPUBLICKEY-+$/.exec(compact) ?? [];
  const der = derOfKey(`-----BEGIN PUBLIC KEY-----\n${base64}\n-----END PUBLIC KEY-----\n`);
  return der && browserCrypto.sha256(der);
}
