import { Lexicon } from "./lexicon";
import type { Node } from "./phrases";
import { join, type State, StateTables } from "./state-tables";
import type { Token } from "./tokens";

export interface Match<T> {
  readonly means: T;
  /** First and last word of the match. */
  readonly start: number;
  readonly end: number;
}

const NONE: readonly never[] = [];

/**
 * All phrases of all languages as one non-deterministic automaton. Phrases that begin alike share states, and a state
 * is active at most once per word, so the work is bounded by words × states, in practice by words × a few dozen.
 */
export class Machine<T> {
  readonly lexicon = new Lexicon();
  /** While it grows; then `tables` hold them. */
  private states: State<T>[] = [];
  private readonly shared = new Map<string, number>();
  private tables = new StateTables<T>([]);
  /** When each state was last entered; a whole number in 64 bits never comes round again. */
  private seen = new Float64Array(0);
  private stamp = 0;
  private readonly denials = new Set<number>();
  /** The states before and after a word, and those that a phrase beginning at it enters: the same lists for every text. */
  private active = new Active();
  private next = new Active();
  private readonly fresh = new Active();
  /** Steps taken in the last run: what the linear-time test counts. */
  steps = 0;

  constructor() {
    this.newState();
  }

  get size(): number {
    return this.tables.size;
  }

  add(phrase: readonly Node[], means: T): void {
    const end = this.state(this.build(0, trimEnd(phrase)));
    end.accepts = [...(end.accepts ?? NONE), means];
  }

  /** To be called when all phrases are in, and before anything is read. What it was built with is large, and let go. */
  close(): void {
    this.tables = new StateTables(this.states);
    this.seen = new Float64Array(this.states.length);
    this.states = [];
    this.shared.clear();
  }

  /** Words that a gap never crosses. */
  addDenial(word: string): void {
    this.denials.add(this.lexicon.atom(word));
  }

  isDenial(atoms: readonly number[]): boolean {
    return atoms.some((atom) => this.denials.has(atom));
  }

  private newState(): number {
    this.states.push({ on: null, free: null, edges: null, any: null, anyAtAll: null, accepts: null });
    return this.states.length - 1;
  }

  private state(id: number): State<T> {
    const state = this.states[id];
    if (!state) throw new Error("no such state");
    return state;
  }

  private free(from: number, to: number): void {
    const state = this.state(from);
    if (state.free) state.free.push(to);
    else state.free = [to];
  }

  private build(from: number, nodes: readonly Node[]): number {
    let at = from;
    for (const node of nodes) {
      const key = `${at} ${node.key}`;
      const known = this.shared.get(key);
      const next = known ?? this.attach(at, node);
      if (known === undefined) this.shared.set(key, next);
      at = next;
    }
    return at;
  }

  private attach(from: number, node: Node): number {
    const end = this.newState();
    switch (node.type) {
      case "word":
        this.attachWord(from, node.word, end);
        break;
      case "edge":
        this.state(from).edges = [...(this.state(from).edges ?? NONE), { side: node.side, to: end }];
        break;
      case "maybe":
        this.free(from, end);
        this.free(this.build(from, node.inner), end);
        break;
      case "one":
        for (const option of node.of) {
          const [only] = option;
          // A plain word needs no state of its own; most alternatives are plain words.
          if (only?.type === "word" && option.length === 1) this.attachWord(from, only.word, end);
          else this.free(this.build(from, option), end);
        }
        break;
      case "gap":
        this.attachGap(from, node, end);
    }
    return end;
  }

  private attachWord(from: number, word: string, end: number): void {
    const state = this.state(from);
    state.on ??= new Map();
    join(state.on, this.lexicon.atom(word), end);
  }

  private attachGap(from: number, gap: Extract<Node, { type: "gap" }>, end: number): void {
    let at = this.newState();
    this.free(from, at);
    this.free(at, end);
    for (let i = 0; i < gap.length; i += 1) {
      const next = this.newState();
      if (gap.overDenials) this.state(at).anyAtAll = next;
      else this.state(at).any = next;
      this.free(next, end);
      at = next;
    }
  }

  /** Finds every phrase; of two matches with one end and meaning the later start comes first. */
  run(tokens: readonly Token[], atoms: readonly (readonly number[])[]): Match<T>[] {
    const matches: Match<T>[] = [];
    const { fresh } = this;
    const place: Place<T> = { tokens, matches, into: fresh, at: 0 };
    this.steps = 0;
    this.active.clear();
    for (let at = 0; at < tokens.length; at += 1) {
      const { active, next } = this;
      const words = atoms[at] ?? NONE;
      const denial = this.isDenial(words);
      fresh.clear();
      next.clear();
      this.stamp += 1;
      place.into = fresh;
      this.enter(place, 0, at);
      this.stamp += 1;
      place.into = next;
      place.at = at + 1;
      this.advance(fresh, words, denial, place);
      if (tokens[at]?.pause !== "sentence") this.advance(active, words, denial, place);
      this.active = next;
      this.next = active;
    }
    return matches;
  }

  private advance(from: Active, words: readonly number[], denial: boolean, place: Place<T>): void {
    for (let i = 0; i < from.length; i += 1) {
      this.steps += 1;
      const start = from.starts[i] ?? 0;
      const { on, any, anyAtAll } = this.tables.reach(from.ids[i] ?? 0);
      if (on.size > 0) {
        for (const atom of words) {
          const to = on.get(atom);
          if (typeof to === "number") this.enter(place, to, start);
          else if (to) for (const each of to) this.enter(place, each, start);
        }
      }
      for (const to of anyAtAll) this.enter(place, to, start);
      if (!denial) for (const to of any) this.enter(place, to, start);
    }
  }

  /** Enters a state unless it was entered under this stamp already, and reports what ends there. */
  private enter(place: Place<T>, id: number, start: number): void {
    if (this.seen[id] === this.stamp) return;
    this.seen[id] = this.stamp;
    this.steps += 1;
    const { accepts, edges } = this.tables.reach(id);
    place.into.push(id, start);
    for (const means of accepts) if (place.at > start) place.matches.push({ means, start, end: place.at - 1 });
    for (const edge of edges) if (isEdge(place.tokens, place.at, edge.side)) this.enter(place, edge.to, start);
  }
}

/** Where a run stands. It moves on with each word. */
interface Place<T> {
  readonly tokens: readonly Token[];
  readonly matches: Match<T>[];
  into: Active;
  at: number;
}

/** The active states with the word at which each began; two flat lists that are used again, to spare the collector. */
class Active {
  readonly ids: number[] = [];
  readonly starts: number[] = [];
  length = 0;

  push(id: number, start: number): void {
    this.ids[this.length] = id;
    this.starts[this.length] = start;
    this.length += 1;
  }

  clear(): void {
    this.length = 0;
  }
}

/** What may follow adds nothing to a phrase that is complete; left in, it would drag the match past its words. */
function trimEnd(nodes: readonly Node[]): readonly Node[] {
  const last = nodes.at(-1);
  if (!last) return nodes;
  const before = nodes.slice(0, -1);
  if (last.type === "gap" || last.type === "maybe") return trimEnd(before);
  if (last.type !== "one") return nodes;
  return [...before, { ...last, key: `${last.key}.`, of: last.of.map(trimEnd) }];
}

function isEdge(tokens: readonly Token[], at: number, side: "^" | "$"): boolean {
  const next = tokens[at];
  const first = side === "^" && at === 0;
  return next ? first || next.pause !== "none" : first || side === "$";
}
