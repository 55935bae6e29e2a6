import { Lexicon } from "./lexicon";
import type { Node } from "./phrases";
import type { Token } from "./tokens";

export interface Match<T> {
  readonly means: T;
  /** First and last word of the match. */
  readonly start: number;
  readonly end: number;
}

/** Where words lead; most lead to one state alone. */
type Ways = Map<number, number | readonly number[]>;

/** There are some 100,000 of them, and most have one way on: what a state has none of is null, not an empty list of its own. */
interface State<T> {
  on: Ways | null;
  /** States reached without a word. */
  free: number[] | null;
  edges: Edge[] | null;
  /** Reached by any word but a negation, and by any word at all, within the sentence. */
  any: number | null;
  anyAtAll: number | null;
  accepts: T[] | null;
  reach: Reach<T> | null;
}

interface Edge {
  readonly side: "^" | "$";
  readonly to: number;
}

/** A state together with all that it reaches without a word; made on the first visit and kept. */
interface Reach<T> {
  readonly on: Readonly<Ways> | null;
  readonly any: readonly number[];
  readonly anyAtAll: readonly number[];
  readonly edges: readonly Edge[];
  readonly accepts: readonly T[];
}

const NONE: readonly never[] = [];
const listOf = (ways: number | readonly number[]): readonly number[] => (typeof ways === "number" ? [ways] : ways);

/** Both where a word leads already and where it leads besides. */
function join(on: Ways, atom: number, to: number | readonly number[]): void {
  const known = on.get(atom);
  on.set(atom, known === undefined ? to : [...listOf(known), ...listOf(to)]);
}

/**
 * All phrases of all languages as one non-deterministic automaton. Phrases that begin alike share states, and a state
 * is active at most once per word, so the work is bounded by words × states, in practice by words × a few dozen.
 */
export class Machine<T> {
  readonly lexicon = new Lexicon();
  private readonly states: State<T>[] = [];
  private readonly shared = new Map<string, number>();
  /** When each state was last entered. */
  private readonly seen: number[] = [];
  private stamp = 0;
  private readonly denials = new Set<number>();
  /** Steps taken in the last run: what the linear-time test counts. */
  steps = 0;

  constructor() {
    this.newState();
  }

  get size(): number {
    return this.states.length;
  }

  add(phrase: readonly Node[], means: T): void {
    const end = this.state(this.build(0, trimEnd(phrase)));
    end.accepts = [...(end.accepts ?? NONE), means];
  }

  /** To be called when all phrases are in: what finds shared beginnings is of no use any more, and large. */
  close(): void {
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
    this.states.push({ on: null, free: null, edges: null, any: null, anyAtAll: null, accepts: null, reach: null });
    this.seen.push(0);
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

  private reach(id: number): Reach<T> {
    const state = this.state(id);
    state.reach ??= state.free ? this.together(id) : alone(state);
    return state.reach;
  }

  private together(id: number): Reach<T> {
    const on: Ways = new Map();
    const any: number[] = [];
    const anyAtAll: number[] = [];
    const edges: Edge[] = [];
    const accepts: T[] = [];
    const seen = new Set([id]);
    for (const each of seen) {
      const member = this.state(each);
      for (const [atom, to] of member.on ?? NONE) join(on, atom, to);
      if (member.any !== null) any.push(member.any);
      if (member.anyAtAll !== null) anyAtAll.push(member.anyAtAll);
      edges.push(...(member.edges ?? NONE));
      accepts.push(...(member.accepts ?? NONE));
      for (const next of member.free ?? NONE) seen.add(next);
    }
    return { on, any, anyAtAll, edges, accepts };
  }

  /** Finds every phrase; of two matches with one end and meaning the later start comes first. */
  run(tokens: readonly Token[], atoms: readonly (readonly number[])[]): Match<T>[] {
    const matches: Match<T>[] = [];
    let active = new Active();
    let next = new Active();
    const fresh = new Active();
    this.steps = 0;
    for (let at = 0; at < tokens.length; at += 1) {
      const words = atoms[at] ?? [];
      const denial = this.isDenial(words);
      fresh.clear();
      next.clear();
      this.stamp += 1;
      this.enter({ tokens, matches, into: fresh, at }, 0, at);
      this.stamp += 1;
      const place = { tokens, matches, into: next, at: at + 1 };
      this.advance(fresh, words, denial, place);
      if (tokens[at]?.pause !== "sentence") this.advance(active, words, denial, place);
      [active, next] = [next, active];
    }
    return matches;
  }

  private advance(from: Active, words: readonly number[], denial: boolean, place: Place<T>): void {
    for (let i = 0; i < from.length; i += 1) {
      this.steps += 1;
      const start = from.starts[i] ?? 0;
      const { on, any, anyAtAll } = this.reach(from.ids[i] ?? 0);
      for (const atom of words) {
        const to = on?.get(atom);
        if (typeof to === "number") this.enter(place, to, start);
        else if (to) for (const each of to) this.enter(place, each, start);
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
    const { accepts, edges } = this.reach(id);
    place.into.push(id, start);
    for (const means of accepts) if (place.at > start) place.matches.push({ means, start, end: place.at - 1 });
    for (const edge of edges) if (isEdge(place.tokens, place.at, edge.side)) this.enter(place, edge.to, start);
  }
}

/** What a state reaches that leads nowhere without a word. */
const alone = <T>(state: State<T>): Reach<T> => ({
  on: state.on,
  any: listed(state.any),
  anyAtAll: listed(state.anyAtAll),
  edges: state.edges ?? NONE,
  accepts: state.accepts ?? NONE,
});

const listed = (id: number | null): readonly number[] => (id === null ? NONE : [id]);

interface Place<T> {
  readonly tokens: readonly Token[];
  readonly matches: Match<T>[];
  readonly into: Active;
  readonly at: number;
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
