import type { Band } from './band-image.ts';
import { type BitSink, MAX_DISTANCE, MIN_LENGTH, writeCopy } from './fixed-codes.ts';

/** How to write cells of a row: `bits` bits of `value`, or the tile `value` where `bits` is 0. */
export type Step = { readonly value: number; readonly bits: number };

/** How many equal cells mark two places as a possible long repetition. */
const LONG_REACH = 6;

/** Finds cells that repeat earlier ones, band by band (LZ77 with cells instead of bytes). */
export class CellSearch {
  readonly #bands: readonly Band[];
  readonly #tops: readonly number[];
  readonly #width: number;
  readonly #stride: number;
  readonly #columns: number;
  /** Cells of the shortest repetition that the format can express. */
  readonly #minCells: number;
  readonly #cells: Uint8Array;
  readonly #indexes: readonly CellIndex[];

  /**
   * @param tops the row of bytes in which each band begins
   * @param width bytes per cell
   * @param stride bytes per row
   */
  constructor(bands: readonly Band[], tops: readonly number[], width: number, stride: number) {
    this.#bands = bands;
    this.#tops = tops;
    this.#width = width;
    this.#stride = stride;
    this.#columns = bands[0]?.cells.length ?? 0;
    this.#minCells = Math.ceil(MIN_LENGTH / width);
    this.#cells = new Uint8Array(bands.length * this.#columns);
    bands.forEach(({ cells }, band) => {
      this.#cells.set(cells, band * this.#columns);
    });
    this.#indexes = [
      new CellIndex(this.#cells, LONG_REACH),
      new CellIndex(this.#cells, this.#minCells),
    ];
  }

  /** The steps that write a band. Call it once for each band, from top to bottom. */
  steps(band: number): Step[] {
    const steps: Step[] = [];
    const recorder: BitSink = { write: (value, bits) => steps.push({ value, bits }) };
    const end = (band + 1) * this.#columns;
    for (let at = band * this.#columns; at < end; ) {
      const { count, distance } = this.#longest(band, at, end);
      if (count > 0) writeCopy(recorder, count * this.#width, distance);
      else steps.push({ value: this.#cells[at] as number, bits: 0 });
      const next = at + Math.max(1, count);
      for (const index of this.#indexes) index.add(at, Math.min(next, at + MAX_ADDED), end);
      at = next;
    }
    return steps;
  }

  #longest(band: number, at: number, end: number): { count: number; distance: number } {
    let found = { count: 0, distance: 0 };
    for (const index of this.#indexes) {
      let from = index.last(at, end);
      for (let tries = 0; from >= 0 && tries < MAX_TRIES; tries++) {
        const distance = this.#distance(band, at, from);
        if (distance > MAX_DISTANCE) break;
        const count = this.#common(at, from, end);
        if (count > found.count && count >= this.#minCells) found = { count, distance };
        from = index.before(from);
      }
      if (found.count > 0) break;
    }
    return found;
  }

  /** In bytes; infinite when the bands have different lines, because their rows then differ. */
  #distance(band: number, at: number, from: number): number {
    const source = Math.floor(from / this.#columns);
    if (this.#bands[source]?.lines !== this.#bands[band]?.lines) return Number.POSITIVE_INFINITY;
    const rows = (this.#tops[band] as number) - (this.#tops[source] as number);
    return rows * this.#stride + (at - from - (band - source) * this.#columns) * this.#width;
  }

  /** How many cells from `at` are the same from `from`, each within its row. */
  #common(at: number, from: number, end: number): number {
    const limit = Math.min(end - at, this.#columns - (from % this.#columns));
    let count = 0;
    while (count < limit && this.#cells[at + count] === this.#cells[from + count]) count++;
    return count;
  }
}

/** How many places are compared at most. More would hardly make the output smaller. */
const MAX_TRIES = 8;
/** Only the beginning of a long repetition is indexed: the rest follows from it. */
const MAX_ADDED = 16;
const HASH_BITS = 12;

/** Earlier places with the same few cells, latest first. */
class CellIndex {
  readonly #cells: Uint8Array;
  readonly #reach: number;
  /** By hash of the cells: 1 + the last place, 0 for none. */
  readonly #heads = new Int32Array(1 << HASH_BITS);
  /** For each place: 1 + the place before it with the same hash, 0 for none. */
  readonly #chain: Int32Array;

  constructor(cells: Uint8Array, reach: number) {
    this.#cells = cells;
    this.#reach = reach;
    this.#chain = new Int32Array(cells.length);
  }

  /** The places from `first` to before `next`, in a row that goes up to `end`. */
  add(first: number, next: number, end: number): void {
    const last = Math.min(next, end - this.#reach + 1);
    for (let at = first; at < last; at++) {
      const hash = this.#hash(at);
      this.#chain[at] = this.#heads[hash] as number;
      this.#heads[hash] = at + 1;
    }
  }

  /** The latest earlier place with the same hash as the cells at `at`, or -1. The cells may differ. */
  last(at: number, end: number): number {
    return at + this.#reach > end ? -1 : (this.#heads[this.#hash(at)] as number) - 1;
  }

  before(at: number): number {
    return (this.#chain[at] as number) - 1;
  }

  #hash(at: number): number {
    let hash = 0;
    for (let i = at; i < at + this.#reach; i++) {
      hash = Math.imul(hash, 31) + (this.#cells[i] as number);
    }
    return Math.imul(hash, 0x9e3779b1) >>> (32 - HASH_BITS);
  }
}
