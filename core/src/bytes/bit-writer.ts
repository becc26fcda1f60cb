/** Packs bits into bytes, beginning with the lowest bit of each byte (RFC 1951, 3.1.1). */
export class BitWriter {
  #buffer = new Uint8Array(8192);
  #length = 0;
  #held = 0;
  #heldBits = 0;

  /** Appends the lowest `bits` bits of a value, at most 24. */
  write(value: number, bits: number): void {
    this.#held |= value << this.#heldBits;
    this.#heldBits += bits;
    if (this.#heldBits < 8) return;
    if (this.#length + 4 > this.#buffer.length) this.#grow();
    while (this.#heldBits >= 8) {
      this.#buffer[this.#length++] = this.#held;
      this.#held >>>= 8;
      this.#heldBits -= 8;
    }
  }

  align(): void {
    if (this.#heldBits > 0) this.write(0, 8 - this.#heldBits);
  }

  writeBigEndian(value: number): void {
    for (let shift = 24; shift >= 0; shift -= 8) this.write((value >>> shift) & 0xff, 8);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.slice(0, this.#length);
  }

  #grow(): void {
    const larger = new Uint8Array(2 * this.#buffer.length);
    larger.set(this.#buffer);
    this.#buffer = larger;
  }
}
