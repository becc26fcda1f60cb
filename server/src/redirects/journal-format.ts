import { crc32 } from 'node:zlib';
import type { Scan } from '../scans/scans.ts';

/**
 * A journal is a sequence of records, followed by zeros:
 *
 *     length of the payload   4 bytes, little-endian
 *     CRC-32 of the payload   4 bytes, little-endian
 *     payload                 JSON of the scans that were written together
 *
 * A partly written record ends the journal. Reading continues after a damaged one.
 */
export function encodeRecord(scans: readonly Scan[]): Buffer {
  const json = JSON.stringify(scans);
  const record = Buffer.allocUnsafe(HEADER_BYTES + Buffer.byteLength(json));
  record.write(json, HEADER_BYTES);
  record.writeUInt32LE(record.length - HEADER_BYTES, 0);
  record.writeUInt32LE(crc32(record.subarray(HEADER_BYTES)), 4);
  return record;
}

const HEADER_BYTES = 8;

/** Scans, and how many bytes of the journal contain them. */
export type DecodedRecords = { scans: Scan[]; bytes: number };

/**
 * Decodes the first records in `bytes`, until there are `enough` scans. Returns undefined when `bytes` does
 * not begin with a complete record: at the end of the journal, or when a record is longer than `bytes`.
 */
export function decodeRecords(bytes: Buffer, enough: number): DecodedRecords | undefined {
  const scans: Scan[] = [];
  let position = 0;
  while (scans.length < enough) {
    const payload = payloadAt(bytes, position);
    if (!payload) break;
    scans.push(...(JSON.parse(payload.toString()) as Scan[]));
    position += HEADER_BYTES + payload.length;
  }
  return position > 0 ? { scans, bytes: position } : undefined;
}

function payloadAt(bytes: Buffer, position: number): Buffer | undefined {
  if (position + HEADER_BYTES > bytes.length) return undefined;
  const length = bytes.readUInt32LE(position);
  const start = position + HEADER_BYTES;
  if (length === 0 || start + length > bytes.length) return undefined;
  const payload = bytes.subarray(start, start + length);
  return crc32(payload) === bytes.readUInt32LE(position + 4) ? payload : undefined;
}

/**
 * Where the first complete record after a damaged one begins; undefined when there is none. The text of a
 * scan cannot be mistaken for a record: JSON contains no byte below 0x20, but the length of a record does.
 */
export function findRecord(bytes: Buffer): number | undefined {
  for (let at = bytes.indexOf('[{'); at >= 0; at = bytes.indexOf('[{', at + 1)) {
    if (at >= HEADER_BYTES && payloadAt(bytes, at - HEADER_BYTES)) return at - HEADER_BYTES;
  }
  return undefined;
}

/**
 * Whether `bytes`, the last ones of a journal without its zeros, are a record whose write was interrupted.
 * Its scans were not acknowledged, unlike those of a complete record that is damaged.
 */
export function isInterrupted(bytes: Buffer): boolean {
  if (bytes.subarray(-2).equals(PAYLOAD_END)) return false;
  return bytes.length < HEADER_BYTES || HEADER_BYTES + bytes.readUInt32LE(0) > bytes.length;
}

const PAYLOAD_END = Buffer.from('}]');

/** A journal ends in zeros, but a record never does. */
export function withoutZeros(bytes: Buffer): Buffer {
  let length = bytes.length;
  while (length > 0 && bytes[length - 1] === 0) length--;
  return bytes.subarray(0, length);
}
