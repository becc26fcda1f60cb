import { type Mode, modeCounts, modes, type VersionClass } from './modes.ts';

/** Bytes in one mode. */
export type Segment = { readonly mode: Mode; readonly bytes: Uint8Array };

export const MODE_INDICATOR_BITS = 4;
const COUNT = modes.length;
/** Costs are in sixths of a bit, so that a third of 10 bits is a whole number. */
const SIXTHS = Int32Array.from(modes, ({ sixths }) => sixths);
const headersOf = (versionClass: VersionClass) =>
  Int32Array.from(modes, ({ countBits }) => 6 * (MODE_INDICATOR_BITS + countBits[versionClass]));
/** By class of versions, the costs of a segment's header in each mode. */
const HEADERS = [headersOf(0), headersOf(1), headersOf(2)] as const;
/** More than any text costs. */
const TOO_MUCH = 1 << 30;

/**
 * Divides bytes of UTF-8 into segments that together take the fewest bits in a class of versions, by
 * dynamic programming, as in Project Nayuki's `QrSegmentAdvanced`
 * (https://www.nayuki.io/page/optimal-text-segmentation-for-qr-codes). Of two divisions with the
 * same number of bits, the one with fewer changes of mode wins.
 */
export function segmentBytes(
  bytes: Uint8Array,
  versionClass: VersionClass,
): { segments: Segment[]; bits: number } {
  const headers = HEADERS[versionClass];
  /** The lowest cost of all bytes so far, for each mode of the segment that is open after them. */
  let costs = Int32Array.from(headers);
  let next = new Int32Array(COUNT);
  /** The same if the segment ends after this byte, on a whole bit. */
  const ended = new Int32Array(COUNT);
  /** For each byte and each mode that is open after it, the mode that encodes the byte. */
  const holders = new Uint8Array(bytes.length * COUNT);
  for (let i = 0; i < bytes.length; i++) {
    const available = modeCounts[bytes[i] as number] as number;
    for (let mode = 0; mode < available; mode++) {
      const cost = (costs[mode] as number) + (SIXTHS[mode] as number);
      ended[mode] = 6 * Math.ceil(cost / 6);
    }
    for (let open = 0; open < COUNT; open++) {
      let holder = open;
      let cost = open < available ? (costs[open] as number) + (SIXTHS[open] as number) : TOO_MUCH;
      const header = headers[open] as number;
      for (let mode = 0; mode < available; mode++) {
        const changed = (ended[mode] as number) + header;
        if (mode !== open && changed < cost) {
          cost = changed;
          holder = mode;
        }
      }
      next[open] = cost;
      holders[i * COUNT + open] = holder;
    }
    [costs, next] = [next, costs];
  }
  const cost = Math.min(...costs);
  return { segments: traceBack(bytes, holders, costs.indexOf(cost)), bits: Math.ceil(cost / 6) };
}

/** The bits of the shortest encoding of bytes without any header: no division takes fewer. */
export function fewestBits(bytes: Uint8Array): number {
  let sixths = 0;
  for (const byte of bytes) sixths += SIXTHS[(modeCounts[byte] as number) - 1] as number;
  return Math.ceil(sixths / 6);
}

/** Follows the cheapest path back from the last byte and joins neighbours of one mode. */
function traceBack(bytes: Uint8Array, holders: Uint8Array, last: number): Segment[] {
  const segments: Segment[] = [];
  let end = bytes.length;
  for (let i = end - 1, open = last; i >= 0; i--) {
    const holder = holders[i * COUNT + open] as number;
    const before = i === 0 ? -1 : (holders[(i - 1) * COUNT + holder] as number);
    if (before !== holder) {
      segments.push({ mode: modes[holder] as Mode, bytes: bytes.subarray(i, end) });
      end = i;
    }
    open = holder;
  }
  return segments.reverse();
}
