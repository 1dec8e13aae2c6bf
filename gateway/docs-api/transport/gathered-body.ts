/**
 * The bytes of a body that arrives in chunks, in one buffer that grows: a sender who makes the chunks tiny would otherwise take hundreds of bytes of
 * memory for each byte that it sends. A single chunk is not copied.
 */
export class GatheredBody {
  #room: Uint8Array = new Uint8Array();
  #length = 0;

  /** Bytes so far. */
  get length(): number {
    return this.#length;
  }

  add(chunk: Uint8Array): void {
    const needed = this.#length + chunk.byteLength;
    if (this.#length === 0) this.#room = chunk;
    else {
      if (needed > this.#room.byteLength) this.#grow(needed);
      this.#room.set(chunk, this.#length);
    }
    this.#length = needed;
  }

  /** All bytes so far, in their order. */
  bytes(): Buffer {
    return Buffer.from(this.#room.buffer, this.#room.byteOffset, this.#length);
  }

  /** At least doubled, so that all copies together are no longer than twice the body. */
  #grow(needed: number): void {
    const room = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#room.byteLength));
    room.set(this.#room.subarray(0, this.#length));
    this.#room = room;
  }
}
