import { Lexicon } from "./lexicon";
import type { Node } from "./phrases";
import type { Token } from "./tokens";

export interface Match<T> {
  readonly means: T;
  /** First and last word of the match. */
  readonly start: number;
  readonly end: number;
}

interface State<T> {
  readonly on: Map<number, number[]>;
  /** States reached without a word. */
  readonly free: number[];
  readonly edges: Edge[];
  /** Reached by any word but a negation, and by any word at all, within the sentence. */
  any: number | null;
  anyAtAll: number | null;
  readonly accepts: T[];
  reach: Reach<T> | null;
}

interface Edge {
  readonly side: "^" | "$";
  readonly to: number;
}

/** A state together with all that it reaches without a word; made on the first visit and kept. */
interface Reach<T> {
  readonly on: ReadonlyMap<number, readonly number[]>;
  readonly any: readonly number[];
  readonly anyAtAll: readonly number[];
  readonly edges: readonly Edge[];
  readonly accepts: readonly T[];
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
    this.state(this.build(0, trimEnd(phrase))).accepts.push(means);
  }

  /** Words that a gap never crosses. */
  addDenial(word: string): void {
    this.denials.add(this.lexicon.atom(word));
  }

  isDenial(atoms: readonly number[]): boolean {
    return atoms.some((atom) => this.denials.has(atom));
  }

  private newState(): number {
    this.states.push({ on: new Map(), free: [], edges: [], any: null, anyAtAll: null, accepts: [], reach: null });
    this.seen.push(0);
    return this.states.length - 1;
  }

  private state(id: number): State<T> {
    const state = this.states[id];
    if (!state) throw new Error("no such state");
    return state;
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
        this.state(from).edges.push({ side: node.side, to: end });
        break;
      case "maybe":
        this.state(from).free.push(end);
        this.state(this.build(from, node.inner)).free.push(end);
        break;
      case "one":
        for (const option of node.of) {
          const [only] = option;
          // A plain word needs no state of its own; most alternatives are plain words.
          if (only?.type === "word" && option.length === 1) this.attachWord(from, only.word, end);
          else this.state(this.build(from, option)).free.push(end);
        }
        break;
      case "gap":
        this.attachGap(from, node, end);
    }
    return end;
  }

  private attachWord(from: number, word: string, end: number): void {
    const atom = this.lexicon.atom(word);
    const { on } = this.state(from);
    const targets = on.get(atom);
    if (targets) targets.push(end);
    else on.set(atom, [end]);
  }

  private attachGap(from: number, gap: Extract<Node, { type: "gap" }>, end: number): void {
    let at = this.newState();
    this.state(from).free.push(at);
    this.state(at).free.push(end);
    for (let i = 0; i < gap.length; i += 1) {
      const next = this.newState();
      if (gap.overDenials) this.state(at).anyAtAll = next;
      else this.state(at).any = next;
      this.state(next).free.push(end);
      at = next;
    }
  }

  private reach(id: number): Reach<T> {
    const state = this.state(id);
    if (state.reach) return state.reach;
    const on = new Map<number, number[]>();
    const any: number[] = [];
    const anyAtAll: number[] = [];
    const edges: Edge[] = [];
    const accepts: T[] = [];
    const seen = new Set([id]);
    for (const each of seen) {
      const member = this.state(each);
      for (const [atom, targets] of member.on) on.set(atom, [...(on.get(atom) ?? []), ...targets]);
      if (member.any !== null) any.push(member.any);
      if (member.anyAtAll !== null) anyAtAll.push(member.anyAtAll);
      edges.push(...member.edges);
      accepts.push(...member.accepts);
      for (const next of member.free) seen.add(next);
    }
    state.reach = { on, any, anyAtAll, edges, accepts };
    return state.reach;
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
        const targets = on.get(atom);
        if (targets) for (const to of targets) this.enter(place, to, start);
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
