import { ModuleKind } from './kinds.ts';

/**
 * The modules that hold codewords, in the order of their bits (ISO/IEC 18004, 7.7.3): two columns at a time, from
 * the right, upwards and downwards in turn. The last few may be left over.
 */
export function placementOf(kinds: Uint8Array, size: number): Uint16Array {
  const order = new Uint16Array(size * size);
  let count = 0;
  for (let right = size - 1, isUpwards = true; right > 0; right -= 2, isUpwards = !isUpwards) {
    if (right === 6) right = 5; // no data in the column of the vertical timing pattern
    for (let step = 0; step < size; step++) {
      const i: number = (isUpwards ? size - 1 - step : step) * size + right;
      if (kinds[i] === ModuleKind.data) order[count++] = i;
      if (kinds[i - 1] === ModuleKind.data) order[count++] = i - 1;
    }
  }
  return order.slice(0, count);
}
