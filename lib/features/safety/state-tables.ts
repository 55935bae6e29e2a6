/** Where words lead; most lead to one state alone. */
export type Ways = Map<number, number | readonly number[]>;

export interface Edge {
  readonly side: "^" | "$";
  readonly to: number;
}

/** A state while phrases are still added. What it has none of is null, not an empty list of its own. */
export interface State<T> {
  on: Ways | null;
  /** States reached without a word. */
  free: number[] | null;
  edges: Edge[] | null;
  /** Reached by any word but a negation, and by any word at all, within the sentence. */
  any: number | null;
  anyAtAll: number | null;
  accepts: T[] | null;
}

/** A state together with all that it reaches without a word. */
export interface Reach<T> {
  readonly on: Readonly<Ways>;
  readonly any: readonly number[];
  readonly anyAtAll: readonly number[];
  readonly edges: readonly Edge[];
  readonly accepts: readonly T[];
}

const NO_STATE = -1;
/** More than one, or one that a denial does not stop: {@link Reach} tells. */
const SEVERAL = -2;

/**
 * What each word asks of each active state, as so many numbers side by side: asking reads one line of memory, where the lists of a
 * {@link Reach} lie all over the heap. A message asks some 250 states.
 */
export const GLANCE = {
  length: 4,
  /** When the state was last entered. */
  entered: 0,
  /** {@link bitsOf} the words that lead on; a word without one of these bits leads nowhere. */
  words: 1,
  /** The state to which any word but a denial leads; below 0 there is none, or {@link Reach} tells. */
  any: 2,
  /** Of {@link KINDS}. */
  kind: 3,
} as const;

/** Whether a phrase ends in a state, or may at an edge. */
export const KINDS = { unknown: 0, through: 1, ending: 2 } as const;

/** One bit of 32 for each atom. */
export function bitsOf(atoms: Iterable<number>): number {
  let bits = 0;
  for (const atom of atoms) bits |= 1 << atom;
  return bits;
}
const NO_LIST: readonly never[] = [];
const listOf = (ways: number | readonly number[]): readonly number[] => (typeof ways === "number" ? [ways] : ways);

/** Both where a word leads already and where it leads besides. */
export function join(on: Ways, atom: number, to: number | readonly number[]): void {
  const known = on.get(atom);
  on.set(atom, known === undefined ? to : [...listOf(known), ...listOf(to)]);
}

/** Lists of whole numbers, one behind the other in a flat array. */
class Rows {
  private readonly starts: Uint32Array;
  private readonly items: Uint32Array;

  constructor(rows: readonly (readonly number[])[]) {
    this.starts = new Uint32Array(rows.length + 1);
    for (const [at, row] of rows.entries()) this.starts[at + 1] = (this.starts[at] ?? 0) + row.length;
    this.items = new Uint32Array(this.starts[rows.length] ?? 0);
    for (const [at, row] of rows.entries()) this.items.set(row, this.starts[at]);
  }

  of(row: number): Uint32Array {
    return this.items.subarray(this.starts[row], this.starts[row + 1]);
  }
}

/**
 * The states of a machine that grows no more. There are some 100,000, of which texts enter a few thousand: in flat arrays
 * all of them take a few megabytes that the collector need not look through, and what a visited one reaches is put
 * together on the first visit and kept.
 */
export class StateTables<T> {
  readonly size: number;
  /** Of each state {@link GLANCE}.length numbers, known from the first {@link reach} on. */
  readonly glances: Int32Array;
  /** Atom and target in turn. */
  private readonly ways: Rows;
  private readonly free: Rows;
  /** Twice the target, and one more where the side is "$". */
  private readonly edges: Rows;
  /** Places in `meanings`. */
  private readonly accepts: Rows;
  private readonly any: Int32Array;
  private readonly anyAtAll: Int32Array;
  private readonly meanings: readonly T[];
  private readonly reached: (Reach<T> | undefined)[];

  constructor(states: readonly State<T>[]) {
    const places = new Map<T, number>();
    const placeOf = (means: T): number => {
      const place = places.get(means) ?? places.size;
      places.set(means, place);
      return place;
    };
    this.size = states.length;
    this.glances = new Int32Array(states.length * GLANCE.length);
    this.ways = new Rows(states.map(({ on }) => [...(on ?? NO_LIST)].flatMap(pairsOf)));
    this.free = new Rows(states.map(({ free }) => free ?? NO_LIST));
    this.edges = new Rows(
      states.map(({ edges }) => (edges ?? NO_LIST).map(({ side, to }) => 2 * to + +(side === "$"))),
    );
    this.accepts = new Rows(states.map(({ accepts }) => (accepts ?? NO_LIST).map(placeOf)));
    this.any = Int32Array.from(states, ({ any }) => any ?? NO_STATE);
    this.anyAtAll = Int32Array.from(states, ({ anyAtAll }) => anyAtAll ?? NO_STATE);
    this.meanings = [...places.keys()];
    this.reached = new Array(states.length);
  }

  reach(id: number): Reach<T> {
    const before = this.reached[id];
    if (before) return before;
    const found = this.together(id);
    this.reached[id] = found;
    this.note(id * GLANCE.length, found);
    return found;
  }

  /** Whether the state leads on by any word, in another way than its glance tells. */
  leadsFurther(at: number): boolean {
    return this.glances[at + GLANCE.any] === SEVERAL;
  }

  /** As if no state had ever been entered. */
  forgetStamps(): void {
    for (let at = GLANCE.entered; at < this.glances.length; at += GLANCE.length) this.glances[at] = 0;
  }

  private note(at: number, { on, any, anyAtAll, edges, accepts }: Reach<T>): void {
    const isPlain = anyAtAll.length === 0 && any.length < 2;
    this.glances[at + GLANCE.words] = bitsOf(on.keys());
    this.glances[at + GLANCE.any] = isPlain ? (any[0] ?? NO_STATE) : SEVERAL;
    this.glances[at + GLANCE.kind] = edges.length + accepts.length > 0 ? KINDS.ending : KINDS.through;
  }

  private together(id: number): Reach<T> {
    const on: Ways = new Map();
    const any: number[] = [];
    const anyAtAll: number[] = [];
    const edges: Edge[] = [];
    const accepts: T[] = [];
    const seen = new Set([id]);
    for (const each of seen) {
      const ways = this.ways.of(each);
      for (let at = 0; at < ways.length; at += 2) join(on, ways[at] ?? 0, ways[at + 1] ?? 0);
      push(any, this.any[each]);
      push(anyAtAll, this.anyAtAll[each]);
      for (const edge of this.edges.of(each)) edges.push({ side: edge % 2 === 1 ? "$" : "^", to: edge >>> 1 });
      for (const place of this.accepts.of(each)) accepts.push(this.meanings[place] as T);
      for (const next of this.free.of(each)) seen.add(next);
    }
    return { on, any, anyAtAll, edges, accepts };
  }
}

const pairsOf = ([atom, to]: readonly [number, number | readonly number[]]): number[] =>
  listOf(to).flatMap((each) => [atom, each]);

const push = (into: number[], state = NO_STATE): void => {
  if (state !== NO_STATE) into.push(state);
};
