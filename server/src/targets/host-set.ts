/**
 * A set of host names that takes up to 16 bytes each: a hash table with open addressing, which stores a
 * hash of 53 bits of each name. With a million names, the probability of a false positive is 1 in 10^10.
 */
export class HostSet {
  #slots = new Float64Array(1024); // 0 is an empty slot
  size = 0;

  add(host: string): void {
    if (this.size * 2 >= this.#slots.length) this.#grow();
    if (put(this.#slots, hash(host))) this.size++;
  }

  has(host: string): boolean {
    const key = hash(host);
    return this.#slots[slotOf(this.#slots, key)] === key;
  }

  #grow(): void {
    const slots = new Float64Array(this.#slots.length * 2);
    for (const key of this.#slots) if (key !== 0) put(slots, key);
    this.#slots = slots;
  }
}

function put(slots: Float64Array, key: number): boolean {
  const slot = slotOf(slots, key);
  if (slots[slot] === key) return false;
  slots[slot] = key;
  return true;
}

/** The slot of `key`, or the empty slot where it belongs. The number of slots is a power of 2. */
function slotOf(slots: Float64Array, key: number): number {
  const mask = slots.length - 1;
  let slot = key & mask; // uses the low 32 bits
  while (slots[slot] !== 0 && slots[slot] !== key) slot = (slot + 1) & mask;
  return slot;
}

/** Two FNV-1a hashes with different offsets and the finalizer of MurmurHash3: an integer from 1 to 2^53. */
function hash(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
    high ^= high >>> 13;
  }
  return (mix(high) >>> 11) * 2 ** 32 + mix(low) + 1;
}

function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
