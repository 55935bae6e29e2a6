import { join } from "node:path";
import type { Guide, Turn } from "@/lib/ports/model";
import { readManifest } from "@/lib/reader/manifest";
import { read } from "@/lib/reader/read";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { type AsksIndex, readAsksIndex } from "./content/asks-index";
import { readCards, readIndex, readMoves } from "./content/load";
import type { Entry } from "./content/schema";
import { wordedFor } from "./content/words";
import { ageGroupOfTurn } from "./person";
import { type Plan, planTurn } from "./plan";
import { type Content, type Speaking, speak } from "./speak";
import { standingOf } from "./standing";

/** What listens where nothing is asked for, and walks through exercises. */
export interface Listener {
  readonly guide: Guide;
  /** Whether the newest message belongs to an exercise. */
  readonly isAboutExercise: (turn: Turn) => boolean;
  /** Exercises to offer under an answer. */
  readonly exercisesFor: (turn: Turn) => readonly string[];
  /** Told when the content fails; the listener answers then. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * The guide that needs no model, key or network. What people ask for is answered from content/<locale>/guide, found by meaning. Keeps nothing
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
      const activities = OFFERS.has(said.move) ? listener.exercisesFor(turn) : [];
      if (activities.length > 0) yield { type: "activities", activities };
    },
  };
}

async function say(turn: Turn, listener: Listener): Promise<{ move: Plan["move"]; text: string } | null> {
  try {
    const planned = await planFor(turn, listener);
    const text = planned && (await speak(planned.plan, planned.speaking));
    return planned && text !== null ? { move: planned.plan.move, text } : null;
  } catch (error) {
    listener.onTrouble(error);
    return null;
  }
}

/** After these an exercise may follow. */
const OFFERS: ReadonlySet<Plan["move"]> = new Set(["card", "more", "another", "nothing_more"] as const);

/** What the content says to a turn, for a model to put into its words; null where it has nothing to say. */
export async function helpFor(turn: Turn): Promise<string | null> {
  const planned = await planFor(turn, { isAboutExercise: () => false });
  return planned && planned.plan.move !== "not_found" ? speak(planned.plan, planned.speaking) : null;
}

/** What to say to the newest line; null where there's no plan for it: work on a trauma, a talk of two, a concern, or no reader. */
export async function planFor(
  turn: Turn,
  { isAboutExercise }: Pick<Listener, "isAboutExercise">,
): Promise<{ readonly plan: Plan; readonly speaking: Speaking } | null> {
  if (turn.caring || turn.trauma || turn.couple) return null;
  const newest = turn.lines.at(-1);
  if (newest?.role !== "user") return null;
  const { vector, act, topics } = await read(newest.content);
  const asks = vector && asksIndex();
  if (!asks) return null;
  const ageGroup = ageGroupOfTurn(turn);
  const content = contentOf(turn.language);
  const standing = { ...standingOf(turn, content.cards, ageGroup), inExercise: isAboutExercise(turn) };
  const near = asks.nearest(await withTheTalk(vector, turn), turn.language);
  const understood = { act, topics, near, asks: /[?？؟]/.test(newest.content) };
  const plan = planTurn(understood, standing, offered(turn.language, ageGroup));
  return { plan, speaking: { turn, ageGroup, content, given: standing.given } };
}

/** "What could I say to him?" is about what was told before: a short message is read behind the line before it, too. */
async function withTheTalk(vector: Float32Array, { lines, language }: Turn): Promise<Float32Array> {
  const own = lines.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const [before, newest] = [own.at(-2), own.at(-1) ?? ""];
  const isShort = newest.length <= (language === "zh" ? SHORT.zh : SHORT.other);
  const together = before && isShort ? (await read(`${before.slice(-MAX_BEFORE)}\n${newest}`)).vector : null;
  if (!together) return vector;
  const mixed = vector.map((value, at) => (1 - OF_BOTH) * value + OF_BOTH * (together[at] ?? 0));
  const length = Math.hypot(...mixed) || 1;
  return mixed.map((value) => value / length);
}
const SHORT = { zh: 25, other: 70 } as const;
/** UTF-16 units of the line before. */
const MAX_BEFORE = 200;
/** How much of the vector comes from both lines together. */
const OF_BOTH = 0.35;

const contents = new Map<SpokenLanguage, Content>();
let index: ReadonlyMap<string, Entry> | undefined;
let asked: AsksIndex | null | undefined;

function contentOf(language: SpokenLanguage): Content {
  const known = contents.get(language) ?? { cards: readCards(language), moves: readMoves(language) };
  contents.set(language, known);
  return known;
}

/** The cards that have words for an age group. */
function offered(language: SpokenLanguage, ageGroup: Speaking["ageGroup"]): ReadonlyMap<string, Entry> {
  index ??= readIndex();
  const { cards } = contentOf(language);
  return new Map(
    [...index].filter(([id]) => {
      const card = cards.get(id);
      return card && wordedFor(card, ageGroup, language) !== null;
    }),
  );
}

/** @throws Error where other weights made the index: its vectors can't be compared with theirs */
function asksIndex(): AsksIndex | null {
  if (asked !== undefined) return asked;
  const folder = process.env.READER_DIR || join(process.cwd(), "models/reader");
  const found = readAsksIndex(folder);
  if (found && found.weights !== readManifest(folder).sha256)
    throw new Error("the asks' vectors are of other weights: npm run guide:index");
  asked = found;
  return asked;
}
