import { CodeError } from '../code-error.ts';

/** An image file. */
export type EncodedImage = {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/**
 * The bytes inside a base64 `data:` URI of a PNG or JPEG image.
 * @throws {CodeError} `invalid-logo` for anything else.
 */
export function readDataUri(uri: string): EncodedImage {
  const [, mediaType, base64] =
    /^data:(image\/(?:png|jpeg));base64,([A-Za-z0-9+/]+={0,2})$/.exec(uri) ?? [];
  if (!mediaType || !base64) throw invalidLogo();
  return { mediaType: mediaType as EncodedImage['mediaType'], bytes: decodeBase64(base64) };
}

export function invalidLogo(): CodeError {
  return new CodeError('invalid-logo', 'logo-unreadable', 'logo');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Uint8Array(128);
for (let i = 0; i < 64; i++) VALUES[ALPHABET.charCodeAt(i)] = i;

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array((digits.length * 3) >> 2);
  for (let i = 0, at = 0, held = 0, bits = 0; i < digits.length; i++) {
    held = ((held << 6) | (VALUES[digits.charCodeAt(i)] as number)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = held >> bits;
    }
  }
  return bytes;
}
