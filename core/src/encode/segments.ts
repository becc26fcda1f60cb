import { type Mode, modeCounts, modes, type VersionClass } from './modes.ts';

/** Bytes in one mode. */
export type Segment = { readonly mode: Mode; readonly bytes: Uint8Array };

const COUNT = modes.length;
export const MODE_INDICATOR_BITS = 4;

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
  // In sixths of a bit, so that a third of 10 bits is a whole number.
  const headers = modes.map(
    ({ countBits }) => 6 * (MODE_INDICATOR_BITS + (countBits[versionClass] as number)),
  );
  /** The lowest cost of all bytes so far, for each mode of the segment that is open after them. */
  let costs = Float64Array.from(headers);
  let next = new Float64Array(COUNT);
  /** For each byte and each mode that is open after it, the mode that encodes the byte. */
  const holders = new Uint8Array(bytes.length * COUNT);
  for (let i = 0; i < bytes.length; i++) {
    const available = modeCounts[bytes[i] as number] as number;
    for (let open = 0; open < COUNT; open++) {
      let holder = open;
      const { sixths } = modes[open] as Mode;
      let cost = open < available ? (costs[open] as number) + sixths : Number.POSITIVE_INFINITY;
      for (let mode = 0; mode < available; mode++) {
        if (mode === open) continue;
        // The segment ends after this byte, on a whole bit, and another one opens.
        const held = (costs[mode] as number) + (modes[mode] as Mode).sixths;
        const changed = Math.ceil(held / 6) * 6 + (headers[open] as number);
        if (changed < cost) [cost, holder] = [changed, mode];
      }
      next[open] = cost;
      holders[i * COUNT + open] = holder;
    }
    [costs, next] = [next, costs];
  }
  const cost = Math.min(...costs);
  return { segments: traceBack(bytes, holders, costs.indexOf(cost)), bits: Math.ceil(cost / 6) };
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
