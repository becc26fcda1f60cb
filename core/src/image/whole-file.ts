import { crc32 } from '../export/shared/crc32.ts';

/**
 * Whether a picture has arrived whole. Browsers do not agree about files that are cut off or damaged: one refuses them,
 * another draws what is there, a third draws nothing. Files of other types count as whole.
 */
export function isWholeFile(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return isWholePng(bytes, view);
  if (startsWith(bytes, [0xff, 0xd8])) return isWholeJpeg(bytes);
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46])) {
    return bytes.length >= 12 && view.getUint32(4, true) + 8 <= bytes.length; // RFC 9649, 2.3
  }
  return true;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, i) => bytes[i] === byte);
}

/** Every chunk up to IEND is there and has its checksum (ISO/IEC 15948, 5.3). */
function isWholePng(bytes: Uint8Array, view: DataView): boolean {
  const end = 0x49454e44;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const next = at + 12 + length;
    if (next > bytes.length) return false;
    if (view.getUint32(next - 4) !== crc32(bytes.subarray(at + 4, next - 4))) return false;
    if (view.getUint32(at + 4) === end) return true;
    at = next;
  }
  return false;
}

/** The end of the image follows its last scan (ISO/IEC 10918-1, B.1.1.3); cameras may write more after it. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at > 1; at--) {
    if (bytes[at] !== 0xff) continue;
    if (bytes[at + 1] === 0xd9) return true;
    if (bytes[at + 1] === 0xda) return false;
  }
  return false;
}
