import { join } from "node:path";
import type { Guide, Turn } from "@/lib/ports/model";
import { readManifest } from "@/lib/reader/manifest";
import { onePerProcess } from "@/lib/reader/one-per-process";
import { read } from "@/lib/reader/read";
import type { AgeGroup } from "@/lib/shared/audience";
import { isGibberish } from "@/lib/shared/gibberish";
import { protestIn } from "@/lib/shared/heard/protest";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { type AsksIndex, type Near, readAsksIndex } from "./content/asks-index";
import { readAsks, readCards, readIndex, readListening, readMoves } from "./content/load";
import type { Entry } from "./content/schema";
import { indexWords, type WordIndex } from "./content/word-index";
import { ageGroupOfTurn } from "./person";
import { asksSurely, planTurn } from "./plan";
import { type Content, type Speaking, speak } from "./speak";
import { choicesIn, type Marks, marksOf, standingOf } from "./standing";
import type { Plan, Standing, Understood } from "./turn-plan";

/** Listens where nothing is asked for, and walks through exercises. */
export interface Listener {
  readonly guide: Guide;
  /** Whether the newest message, which asks for something or doesn't, is the listener's own: of an exercise, or of despair. */
  readonly isForListener: (turn: Turn, asks: boolean) => boolean;
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
    return { text, offers: mayOffer(planned.plan) && !planned.speaking.standing.isQuiet };
  } catch (error) {
    listener.onTrouble(error);
    return null;
  }
}

const HELPS: ReadonlySet<Plan["move"]> = new Set(["card", "more", "another"] as const);

/** An exercise may follow help with a matter or the end of one, and no word about Willow itself. */
const mayOffer = (plan: Plan): boolean =>
  (plan.move === "talk" && plan.onward === "wrap") ||
  ("id" in plan && HELPS.has(plan.move) && entries().get(plan.id)?.kind !== "willow");

/** Plans the answer to the newest line; null where that's the listener's: work on a trauma, a talk of two, a clear concern, or no reader. */
export async function planFor(
  turn: Turn,
  { isForListener }: Pick<Listener, "isForListener">,
): Promise<{ readonly plan: Plan; readonly speaking: Speaking } | null> {
  if (turn.trauma || turn.couple) return null;
  const newest = turn.lines.at(-1);
  if (newest?.role !== "user") return null;
  const ageGroup = ageGroupOfTurn(turn);
  const { vector, asks: wants, concern, ...reading } = await read(newest.content, { audience: ageGroup });
  const asks = vector && asksIndex();
  if (!asks || concern === "clear") return null;
  const { content, marks, index } = materialFor(turn.language, ageGroup);
  const requested = /[?？؟]/.test(newest.content) ? 1 : wants;
  const isCaring = turn.caring === true;
  const found = standingOf(turn.lines, marks, content.listening[ageGroup].stop);
  const choices = choicesIn(turn.lines, content, ageGroup);
  const standing: Standing = {
    ...found,
    ...choices,
    isReturning: turn.before !== null,
    isQuiet: found.isQuiet || isCaring,
    isForListener: !isCaring && isForListener(turn, asksSurely(requested) || choices.sinceWrap === 0),
    isCaring,
  };
  const near = await nearestTo(turn, vector, asks);
  const form = formOf(newest.content, turn.language);
  const objects = protestIn(newest.content, turn.language) === "missed";
  const understood: Understood = { ...reading, near, concern, asks: requested, form, objects };
  const plan = planTurn(understood, standing, index);
  return { plan, speaking: { turn, ageGroup, content, standing, index } };
}

/** Characters up to which a message is a few words. */
const FEW = { zh: 8, other: 24 } as const;

function formOf(text: string, language: SpokenLanguage): Understood["form"] {
  if (isGibberish(text) && !/\p{Extended_Pictographic}/u.test(text)) return "unreadable";
  return text.length <= (language === "zh" ? FEW.zh : FEW.other) ? "few" : "more";
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
  const content = contents.get(language) ?? {
    cards: readCards(language),
    moves: readMoves(language),
    listening: readListening(language),
  };
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
