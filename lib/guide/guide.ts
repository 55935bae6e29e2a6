import { join } from "node:path";
import type { Guide, Turn } from "@/lib/ports/model";
import { readManifest } from "@/lib/reader/manifest";
import { onePerProcess } from "@/lib/reader/one-per-process";
import { read } from "@/lib/reader/read";
import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { type AsksIndex, type Near, readAsksIndex } from "./content/asks-index";
import { readAsks, readCards, readIndex, readMoves } from "./content/load";
import type { Entry } from "./content/schema";
import { indexWords, type WordIndex } from "./content/word-index";
import { ageGroupOfTurn } from "./person";
import { type Plan, planTurn } from "./plan";
import { type Content, isQuiet, type Speaking, speak } from "./speak";
import { type Marks, marksOf, standingOf } from "./standing";

/** Listens where nothing is asked for, and walks through exercises. */
export interface Listener {
  readonly guide: Guide;
  /** Whether the newest message is the listener's own: of an exercise, or of despair. */
  readonly isForListener: (turn: Turn) => boolean;
  /** Exercises to offer under an answer. */
  readonly exercisesFor: (turn: Turn) => readonly string[];
  /** Called when the content fails. The listener answers then. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * The guide that needs no model, key or network. Requests are answered from content/<locale>/guide, found by meaning. It keeps nothing
 * between turns: the same turn is always answered the same way, on any server.
 */
export function createAuthoredGuide(listener: Listener): Guide {
  return {
    name: "guided",
    async *reply(turn, signal) {
      const said = await say(turn, listener);
      signal.throwIfAborted();
      if (said === null) {
        yield* listener.guide.reply(turn, signal);
        return;
      }
      yield { type: "text", text: said.text };
      const activities = said.offers ? listener.exercisesFor(turn) : [];
      if (activities.length > 0) yield { type: "activities", activities };
    },
  };
}

async function say(
  turn: Turn,
  listener: Listener,
): Promise<{ readonly text: string; readonly offers: boolean } | null> {
  try {
    const planned = await planFor(turn, listener);
    const text = planned && (await speak(planned.plan, planned.speaking));
    if (!planned || text === null) return null;
    return { text, offers: mayOffer(planned.plan) && !isQuiet(planned.speaking) };
  } catch (error) {
    listener.onTrouble(error);
    return null;
  }
}

/** An exercise may follow help with a matter, and no word about Willow itself. */
const mayOffer = (plan: Plan): boolean =>
  "id" in plan && plan.move !== "explore" && entries().get(plan.id)?.kind !== "willow";

/** Plans the answer to the newest line; null where that's the listener's: work on a trauma, a talk of two, any concern, or no reader. */
export async function planFor(
  turn: Turn,
  { isForListener }: Pick<Listener, "isForListener">,
): Promise<{ readonly plan: Plan; readonly speaking: Speaking } | null> {
  if (turn.caring || turn.trauma || turn.couple) return null;
  const newest = turn.lines.at(-1);
  if (newest?.role !== "user") return null;
  const { vector, act, asks: wants, topics, concern } = await read(newest.content);
  const asks = vector && asksIndex();
  if (!asks || concern !== "none") return null;
  const ageGroup = ageGroupOfTurn(turn);
  const { content, marks, index } = materialFor(turn.language, ageGroup);
  const standing = { ...standingOf(turn.lines, marks), inExercise: isForListener(turn) };
  const near = await nearestTo(turn, vector, asks);
  const understood = { act, topics, near, asks: /[?？؟]/.test(newest.content) ? 1 : wants };
  return { plan: planTurn(understood, standing, index), speaking: { turn, ageGroup, content, standing, index } };
}

/** Weight of the words beside the meaning, from requests. */
const OF_WORDS = 2;

/** "What could I say to him?" is about what was told before: a short message is read behind the line before it, too. */
async function nearestTo({ lines, language }: Turn, vector: Float32Array, asks: AsksIndex): Promise<readonly Near[]> {
  const own = lines.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const [before, newest] = [own.at(-2), own.at(-1) ?? ""];
  const isShort = newest.length <= (language === "zh" ? SHORT.zh : SHORT.other);
  const both = before && isShort ? `${before.slice(-MAX_BEFORE)}\n${newest}` : null;
  const together = both && (await read(both)).vector;
  const byMeaning = asks.nearest(together ? mixed(vector, together) : vector, language);
  const words = wordsFor(language);
  const [alone, behind] = [words.likeness(newest), both ? words.likeness(both) : null];
  const byWords = (id: string): number => {
    const own = alone.get(id) ?? 0;
    return behind ? (1 - OF_BOTH) * own + OF_BOTH * (behind.get(id) ?? 0) : own;
  };
  return byMeaning.map(({ id, likeness }) => ({ id, likeness: likeness + OF_WORDS * byWords(id) }));
}
const SHORT = { zh: 25, other: 70 } as const;
/** UTF-16 units of the line before. */
const MAX_BEFORE = 200;
/** How much of it comes from both lines together. */
const OF_BOTH = 0.5;

function mixed(one: Float32Array, other: Float32Array): Float32Array {
  const sum = one.map((value, at) => (1 - OF_BOTH) * value + OF_BOTH * (other[at] ?? 0));
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** The content of a language as one age group gets it. */
interface Material {
  readonly content: Content;
  readonly marks: readonly Marks[];
  /** Entries of the cards that have words for them. */
  readonly index: ReadonlyMap<string, Entry>;
}

/** Read once a process: the build gives each route modules of its own. */
const kept = onePerProcess("guide", () => ({
  entries: undefined as ReadonlyMap<string, Entry> | undefined,
  contents: new Map<SpokenLanguage, Content>(),
  materials: new Map<string, Material>(),
  words: new Map<SpokenLanguage, WordIndex>(),
  asks: undefined as { readonly index: AsksIndex | null } | undefined,
}));

function entries(): ReadonlyMap<string, Entry> {
  const held = kept();
  held.entries ??= readIndex();
  return held.entries;
}

function contentOf(language: SpokenLanguage): Content {
  const { contents } = kept();
  const content = contents.get(language) ?? { cards: readCards(language), moves: readMoves(language) };
  contents.set(language, content);
  return content;
}

function wordsFor(language: SpokenLanguage): WordIndex {
  const { words } = kept();
  const known = words.get(language);
  if (known) return known;
  const texts = new Map<string, string>();
  for (const [id, ask] of readAsks(language)) texts.set(id, `${texts.get(id) ?? ""} ${ask}`);
  const made = indexWords(texts, language);
  words.set(language, made);
  return made;
}

function materialFor(language: SpokenLanguage, ageGroup: AgeGroup): Material {
  const { materials } = kept();
  const name = `${language} ${ageGroup}`;
  const found = materials.get(name);
  if (found) return found;
  const content = contentOf(language);
  const marks = marksOf(content.cards, ageGroup, language);
  const worded = new Set(marks.map(({ id }) => id));
  const material = { content, marks, index: new Map([...entries()].filter(([id]) => worded.has(id))) };
  materials.set(name, material);
  return material;
}

/** @throws Error where other weights made the index: its vectors can't be compared with theirs */
function asksIndex(): AsksIndex | null {
  const held = kept();
  held.asks ??= { index: readAsksIndex(folder()) };
  const { index } = held.asks;
  if (index && index.weights !== readManifest(folder()).sha256)
    throw new Error("the asks' vectors are of other weights: npm run guide:index");
  return index;
}

const folder = (): string => process.env.READER_DIR || join(process.cwd(), "models/reader");
