/** For each value of a byte, its share of the checksum when 0, 1, 2 or 3 bytes follow it. */
const CRC_TABLES = [0, 1, 2, 3].map((following) =>
  Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8 * (following + 1); bit++) {
      crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
    }
    return crc;
  }),
) as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];

/** Annex D, four bytes at a time. */
export function crc32(bytes: Uint8Array): number {
  const [last, third, second, first] = CRC_TABLES;
  let crc = 0xffffffff;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    crc =
      (first[(crc ^ (bytes[at] as number)) & 0xff] as number) ^
      (second[((crc >>> 8) ^ (bytes[at + 1] as number)) & 0xff] as number) ^
      (third[((crc >>> 16) ^ (bytes[at + 2] as number)) & 0xff] as number) ^
      (last[(crc >>> 24) ^ (bytes[at + 3] as number)] as number);
  }
  for (; at < bytes.length; at++) {
    crc = (last[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
