/**
 * A hash of 53 bits as letters and digits (cyrb53): short enough to store thousands of them, and long enough that
 * collisions are very unlikely. Not for texts with which somebody may try to cause a collision.
 */
export function shortHash(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
  }
  const mixedLow = mix(low, high);
  const mixedHigh = mix(high, mixedLow);
  return (2 ** 32 * (mixedHigh & 0x1fffff) + (mixedLow >>> 0)).toString(36);
}

function mix(word: number, other: number): number {
  return (
    Math.imul(word ^ (word >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  );
}
