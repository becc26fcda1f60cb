/**
 * Marsaglia's xorshift: pseudo-random whole numbers of 32 bits, the same for the same seed.
 * @param seed not 0
 */
export function xorshift(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
