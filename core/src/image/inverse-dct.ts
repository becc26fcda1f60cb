import { DCT } from './jpeg-tables.ts';

const between = new Float64Array(64);

/** The inverse transform of a block (A.3.3), rows and then columns. */
export function inverseDct(
  block: Float64Array,
  out: Uint8ClampedArray,
  at: number,
  stride: number,
): void {
  for (let v = 0; v < 8; v++) {
    for (let x = 0; x < 8; x++) {
      let sum = 0;
      for (let u = 0; u < 8; u++) sum += (DCT[u * 8 + x] as number) * (block[v * 8 + u] as number);
      between[v * 8 + x] = sum;
    }
  }
  for (let x = 0; x < 8; x++) {
    for (let y = 0; y < 8; y++) {
      let sum = 128;
      for (let v = 0; v < 8; v++)
        sum += (DCT[v * 8 + y] as number) * (between[v * 8 + x] as number);
      out[at + y * stride + x] = sum;
    }
  }
}
