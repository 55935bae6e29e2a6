/**
 * What was worked out for a key, kept until there are `most` of them; then it begins anew. For what costs more to find than to keep and
 * comes again soon: a message is read with the ones before it, so that each is read nine times. Nothing is kept where `most` is 0.
 */
export class Remembered<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  set(key: string, value: Value): Value {
    if (this.most === 0) return value;
    if (this.values.size >= this.most) this.values.clear();
    this.values.set(key, value);
    return value;
  }
}
