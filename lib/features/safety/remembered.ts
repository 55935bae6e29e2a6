/** With its own key: the one that is asked with may be a piece of a text, and would keep the whole of it alive. */
interface Entry<Value> {
  readonly key: string;
  readonly value: Value;
}

/**
 * What was worked out for a key, for what costs more to find than to keep and comes again soon: a message is read with the ones before
 * it, so that each is read nine times. At least the newest half of `most` is kept, and whatever was asked for since; nothing where it is 0.
 */
export class Remembered<Value> {
  private newer = new Map<string, Entry<Value>>();
  private older = new Map<string, Entry<Value>>();
  private readonly half: number;

  constructor(most: number) {
    this.half = Math.ceil(most / 2);
  }

  get(key: string): Value | undefined {
    const found = this.newer.get(key);
    if (found) return found.value;
    const before = this.older.get(key);
    return before && this.set(before.key, before.value);
  }

  set(key: string, value: Value): Value {
    if (this.half === 0) return value;
    if (this.newer.size >= this.half) {
      this.older = this.newer;
      this.newer = new Map();
    }
    this.newer.set(key, { key, value });
    return value;
  }
}

/** By single words. Numbers may name somebody: nothing with a figure in it is kept. */
export class RememberedWords<Value> extends Remembered<Value> {
  override set(word: string, value: Value): Value {
    return FIGURE.test(word) ? value : super.set(word, value);
  }
}

const FIGURE = /\p{N}/u;
