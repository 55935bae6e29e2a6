import { Lexicon } from "./lexicon";
import { endsWithBeginning, keyOf, type Node } from "./phrases";
import { Remembered } from "./remembered";
import { bitsOf, GLANCE, join, KINDS, type State, StateTables } from "./state-tables";
import type { Token } from "./tokens";

export interface Match<T> {
  readonly means: T;
  /** First and last word of the match. */
  readonly start: number;
  readonly end: number;
}

const NONE: readonly never[] = [];

/** Then it begins anew: states hold it in 32 bits. */
export const LAST_STAMP = 0x7fff_ffff;

/** A sentence of more words is read anew each time. */
const LONGEST_REMEMBERED = 48;

/** What was found in a sentence, with places counted from its first word. */
interface Found<T> {
  readonly matches: readonly Match<T>[];
  readonly steps: number;
}

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
  /** Counts the times at which states are entered; each state holds when it last was. */
  private stamp = 0;
  private readonly denials = new Set<number>();
  /** The states before and after a word, and those that a phrase beginning at it enters: the same lists for every text. */
  private active = new Active();
  private next = new Active();
  private readonly fresh = new Active();
  private readonly sentences: Remembered<Found<T>>;
  /** Steps taken in the last run, a sentence that was remembered counted as if it had been read: what the linear-time test counts. */
  steps = 0;

  /** @param remembered how many sentences */
  constructor(remembered: number) {
    this.sentences = new Remembered(remembered);
    this.newState();
  }

  get size(): number {
    return this.tables.size;
  }

  /** @throws Error where the phrase could never be found */
  add(phrase: readonly Node[], means: T): void {
    const whole = trimEnd(phrase);
    if (endsWithBeginning(whole)) throw new Error(`"${keyOf(phrase)}" ends where a clause begins`);
    const end = this.state(this.build(0, whole));
    end.accepts = [...(end.accepts ?? NONE), means];
  }

  /** To be called when all phrases are in, and before anything is read. What it was built with is large, and let go. */
  close(): void {
    this.tables = new StateTables(this.states);
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

  /**
   * Finds every phrase; of two matches with one end and meaning the later start comes first. No phrase goes on beyond its sentence, so that
   * one is read like another of the same words, wherever it stands.
   */
  run(tokens: readonly Token[], atoms: readonly (readonly number[])[]): Match<T>[] {
    const matches: Match<T>[] = [];
    this.steps = 0;
    for (let from = 0; from < tokens.length; ) {
      const to = endOfSentence(tokens, from);
      const { matches: found, steps } = this.remembered({ tokens, atoms, from, to });
      for (const { means, start, end } of found) matches.push({ means, start: from + start, end: from + end });
      this.steps += steps;
      from = to;
    }
    return matches;
  }

  private remembered(sentence: Sentence): Found<T> {
    if (sentence.to - sentence.from > LONGEST_REMEMBERED || this.lexicon.size > MOST_ATOMS)
      return this.runSentence(sentence);
    const key = sentenceKey(sentence);
    return this.sentences.get(key) ?? this.sentences.set(key, this.runSentence(sentence));
  }

  private runSentence({ tokens, atoms, from, to }: Sentence): Found<T> {
    const matches: Match<T>[] = [];
    const { fresh } = this;
    const place: Place<T> = { tokens, matches, from, to, into: fresh, at: from, steps: 0 };
    this.active.clear();
    for (let at = from; at < to; at += 1) {
      const { active, next } = this;
      const words = atoms[at] ?? NONE;
      const word = { atoms: words, bits: bitsOf(words), isDenial: this.isDenial(words) };
      fresh.clear();
      next.clear();
      this.nextStamp();
      place.into = fresh;
      this.enter(place, 0, at);
      this.nextStamp();
      place.into = next;
      place.at = at + 1;
      this.advance(fresh, word, place);
      this.advance(active, word, place);
      this.active = next;
      this.next = active;
    }
    return { matches, steps: place.steps };
  }

  private nextStamp(): void {
    if (this.stamp === LAST_STAMP) {
      this.tables.forgetStamps();
      this.stamp = 0;
    }
    this.stamp += 1;
  }

  private advance(from: Active, word: Word, place: Place<T>): void {
    const { glances } = this.tables;
    for (let i = 0; i < from.length; i += 1) {
      place.steps += 1;
      const id = from.ids[i] ?? 0;
      const start = from.starts[i] ?? 0;
      const at = id * GLANCE.length;
      if (((glances[at + GLANCE.words] ?? 0) & word.bits) !== 0) this.follow(id, start, word.atoms, place);
      const any = glances[at + GLANCE.any] ?? 0;
      if (any >= 0) {
        if (!word.isDenial) this.enter(place, any, start);
      } else if (this.tables.leadsFurther(at)) this.followAny(id, start, word.isDenial, place);
    }
  }

  private follow(id: number, start: number, atoms: readonly number[], place: Place<T>): void {
    const { on } = this.tables.reach(id);
    for (const atom of atoms) {
      const to = on.get(atom);
      if (typeof to === "number") this.enter(place, to, start);
      else if (to) for (const each of to) this.enter(place, each, start);
    }
  }

  private followAny(id: number, start: number, isDenial: boolean, place: Place<T>): void {
    const { any, anyAtAll } = this.tables.reach(id);
    for (const to of anyAtAll) this.enter(place, to, start);
    if (!isDenial) for (const to of any) this.enter(place, to, start);
  }

  /** Enters a state unless it was entered under this stamp already, and reports what ends there. */
  private enter(place: Place<T>, id: number, start: number): void {
    const { glances } = this.tables;
    const at = id * GLANCE.length;
    if (glances[at + GLANCE.entered] === this.stamp) return;
    glances[at + GLANCE.entered] = this.stamp;
    place.steps += 1;
    place.into.push(id, start);
    if (glances[at + GLANCE.kind] !== KINDS.through) this.end(place, id, start);
  }

  private end(place: Place<T>, id: number, start: number): void {
    const { accepts, edges } = this.tables.reach(id);
    const { at, from, matches } = place;
    for (const means of accepts) if (at > start) matches.push({ means, start: start - from, end: at - 1 - from });
    for (const edge of edges) if (isEdge(place, edge.side)) this.enter(place, edge.to, start);
  }
}

/** A word as the states are asked about it. */
interface Word {
  readonly atoms: readonly number[];
  readonly bits: number;
  /** No gap crosses it. */
  readonly isDenial: boolean;
}

/** Where a run stands. It moves on with each word. */
interface Place<T> {
  readonly tokens: readonly Token[];
  readonly matches: Match<T>[];
  /** The first word of the sentence, and the first after it. */
  readonly from: number;
  readonly to: number;
  into: Active;
  at: number;
  steps: number;
}

/** The words `from` up to `to` of a text. */
interface Sentence {
  readonly tokens: readonly Token[];
  readonly atoms: readonly (readonly number[])[];
  readonly from: number;
  readonly to: number;
}

function endOfSentence(tokens: readonly Token[], from: number): number {
  let to = from + 1;
  while (to < tokens.length && tokens[to]?.pause !== "sentence") to += 1;
  return to;
}

/** All that the machine sees of a sentence, in the codes of characters: where each word pauses, for how many atoms it stands, and for which. */
function sentenceKey({ tokens, atoms, from, to }: Sentence): string {
  let length = 0;
  for (let at = from; at < to; at += 1) {
    const words = atoms[at] ?? NONE;
    KEY[length] = words.length * PAUSE_KINDS + PAUSES[tokens[at]?.pause ?? "none"];
    length += 1;
    for (const atom of words) {
      KEY[length] = atom;
      length += 1;
    }
  }
  return String.fromCharCode(...KEY.slice(0, length));
}

const PAUSES = { none: 0, clause: 1, sentence: 2 } as const;
const PAUSE_KINDS = 3;
/** Filled anew for each key. */
const KEY: number[] = [];
/** One character holds no more. */
const MOST_ATOMS = 1 << 16;

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

function isEdge({ tokens, at, to }: Place<unknown>, side: "^" | "$"): boolean {
  if (at === to) return side === "$";
  return (side === "^" && at === 0) || tokens[at]?.pause !== "none";
}
