/** The index in a block of 8 × 8 of each coefficient in zigzag order (ISO/IEC 10918-1, A.6). */
// biome-ignore format: eight a line
export const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10,
  17, 24, 32, 25, 18, 11, 4, 5,
  12, 19, 26, 33, 40, 48, 41, 34,
  27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36,
  29, 22, 15, 23, 30, 37, 44, 51,
  58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
];

/** cos(kπ/16), written out because engines may differ in the last digit. */
const COSINES = [
  1,
  0.9807852804032304,
  0.9238795325112867,
  0.8314696123025452,
  Math.SQRT1_2,
  0.5555702330196023,
  0.38268343236508984,
  0.19509032201612833,
];

/** At `u * 8 + x`: the share of frequency u at place x (A.3.3). */
export const DCT = Float64Array.from({ length: 64 }, (_, i) => {
  const [u, x] = [i >> 3, i & 7];
  return (u === 0 ? Math.SQRT1_2 : 1) * 0.5 * cosine((2 * x + 1) * u);
});

/** cos(kπ/16) for any k. */
function cosine(k: number): number {
  const turn = k % 32;
  const half = turn > 16 ? 32 - turn : turn;
  if (half === 8) return 0;
  return half < 8 ? (COSINES[half] as number) : -(COSINES[16 - half] as number);
}
