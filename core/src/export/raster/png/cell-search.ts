import type { Band } from './band-image.ts';
import { type BitSink, MAX_DISTANCE, MIN_LENGTH, writeCopy } from './fixed-codes.ts';

/** How to write the cells of a row: bits as they are, or, where `bits` is 0, the tile `value`. */
export type Step = { readonly value: number; readonly bits: number };

/** Cells that a long repetition has in common with an earlier place before the two are compared. */
const LONG_REACH = 6;

/** Finds, band after band, which cells repeat earlier ones (LZ77, with cells in place of bytes). */
export class CellSearch {
  readonly #bands: readonly Band[];
  readonly #tops: readonly number[];
  readonly #width: number;
  readonly #stride: number;
  readonly #columns: number;
  /** Cells of the shortest repetition that the format can express. */
  readonly #fewest: number;
  readonly #cells: Uint8Array;
  readonly #indexes: readonly CellIndex[];

  /**
   * @param tops the row of bytes in which each band begins
   * @param width bytes a cell
   * @param stride bytes a row
   */
  constructor(bands: readonly Band[], tops: readonly number[], width: number, stride: number) {
    this.#bands = bands;
    this.#tops = tops;
    this.#width = width;
    this.#stride = stride;
    this.#columns = bands[0]?.cells.length ?? 0;
    this.#fewest = Math.ceil(MIN_LENGTH / width);
    this.#cells = new Uint8Array(bands.length * this.#columns);
    bands.forEach(({ cells }, band) => {
      this.#cells.set(cells, band * this.#columns);
    });
    this.#indexes = [
      new CellIndex(this.#cells, LONG_REACH),
      new CellIndex(this.#cells, this.#fewest),
    ];
  }

  /** To be asked for each band once, from top to bottom. */
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
        if (count > found.count && count >= this.#fewest) found = { count, distance };
        from = index.before(from);
      }
      if (found.count > 0) break;
    }
    return found;
  }

  /** In bytes; infinite when the bands have other lines, so that not all their rows are alike. */
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

/** More earlier places than this are not compared: the output would hardly be smaller. */
const MAX_TRIES = 8;
/** Of a long repetition only the beginning is found again: the rest is found with it. */
const MAX_ADDED = 16;
const HASH_BITS = 12;

/** The places where the same few cells have been seen, the last one first. */
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

  /** Where the cells at `at` may stand earlier, -1 for nowhere. They have to be compared. */
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
