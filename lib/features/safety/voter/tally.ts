/** Grows by doubling; both hold what a message of some hundred words needs. */
const [SLOTS, ENTRIES] = [4_096, 2_048];

/**
 * Counts by whole number, in the order in which the numbers first came: a Map of one's own over flat memory, which is used again for
 * the next text. Maps, a new one for each text, were half of all memory that a turn of a conversation asked for.
 */
export class Tally {
  /** For each slot of the hash table one more than the entry that it leads to; 0 where it is free. */
  #slots = new Int32Array(SLOTS);
  #numbers = new Int32Array(ENTRIES);
  #counts = new Int32Array(ENTRIES);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(number: number): void {
    const slot = this.#slotOf(number);
    const entry = this.#slots[slot] ?? 0;
    if (entry > 0) {
      this.#counts[entry - 1] = (this.#counts[entry - 1] ?? 0) + 1;
      return;
    }
    this.#numbers[this.#size] = number;
    this.#counts[this.#size] = 1;
    this.#size += 1;
    this.#slots[slot] = this.#size;
    if (this.#size === this.#numbers.length) this.#grow();
  }

  /** The numbers that were counted, in the first `size` places; they hold until the next one is added. */
  get numbers(): Int32Array {
    return this.#numbers;
  }

  /** How often each of {@link numbers} was. */
  get counts(): Int32Array {
    return this.#counts;
  }

  /** Nothing of a text is kept for the next one. */
  clear(): void {
    if (this.#size === 0) return;
    this.#slots.fill(0);
    this.#numbers.fill(0, 0, this.#size);
    this.#counts.fill(0, 0, this.#size);
    this.#size = 0;
  }

  /** Where the number stands, or the free slot in which it would: linear probing, of a table that is never more than half full. */
  #slotOf(number: number): number {
    const last = this.#slots.length - 1;
    let slot = (Math.imul(number, 0x9e3779b1) >>> 8) & last;
    for (;;) {
      const entry = this.#slots[slot] ?? 0;
      if (entry === 0 || this.#numbers[entry - 1] === number) return slot;
      slot = (slot + 1) & last;
    }
  }

  #grow(): void {
    this.#numbers = doubled(this.#numbers);
    this.#counts = doubled(this.#counts);
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let entry = 0; entry < this.#size; entry += 1)
      this.#slots[this.#slotOf(this.#numbers[entry] ?? 0)] = entry + 1;
  }
}

function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
