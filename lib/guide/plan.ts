import type { Act, Topic } from "@/lib/reader/labels";
import type { Near } from "./content/asks-index";
import { type Entry, MOVES, type Move } from "./content/schema";
import { FLOORS, type Found, rank } from "./find-card";

/** What the reader understood of the newest message, as far as the plan needs it. */
export interface Understood {
  readonly act: Act;
  readonly topics: readonly Topic[];
  readonly near: readonly Near[];
  /** How surely it's a question or a request, 0 to 1. */
  readonly asks: number;
}

/** Where the conversation stands. */
export interface Standing {
  /** Cards given so far, the newest first. */
  readonly given: readonly string[];
  /** Cards that were met with a question so far, the newest first; whether it was asked just now. */
  readonly explored: readonly string[];
  readonly wasAsked: boolean;
  /** An exercise is under way and its question open. */
  readonly inExercise: boolean;
}

/** The next thing to say. The same plan is spoken by either voice. */
export type Plan =
  /** Meets what was told, and asks one question about it. */
  | { readonly move: "explore"; readonly id: string }
  | { readonly move: "card"; readonly id: string; readonly meets?: boolean }
  /** More of a card that was given. */
  | { readonly move: "more"; readonly id: string }
  /** That didn't help: a card about the same, or else more of it. */
  | { readonly move: "another"; readonly id: string }
  | { readonly move: "nothing_more" | "not_found" | "summary" | "recall" }
  /** Nothing is asked: listening, and whatever exercise is under way. */
  | { readonly move: "listen" };

const LISTEN = { move: "listen" } as const;

/**
 * Decides on the next turn, from what was understood and where the conversation stands. Pure: the same turn is always planned the
 * same way.
 *
 * @param index the cards there are for this person
 */
export function planTurn(understood: Understood, standing: Standing, index: ReadonlyMap<string, Entry>): Plan {
  if (standing.inExercise) return LISTEN;
  const ofTalk = topicsOf([...standing.explored.slice(0, 1), ...standing.given.slice(0, 1)], index);
  const weighed = rank(understood.near, { ...understood, ofTalk }, index);
  const ranked = weighed.filter(({ id }) => isMove(id) || index.has(id));
  const [best] = ranked;
  if (!best) return LISTEN;
  if (index.get(best.id)?.kind === "willow" && best.likeness >= FLOORS.sure) return { move: "card", id: best.id };
  if (asksFor(understood, best)) return planRequest(understood, { ranked, best, index }, standing);
  if (isMove(best.id))
    return best.likeness >= FLOORS.sure ? planMove(best.id, { ranked, index }, standing.given) : LISTEN;
  return ENDS_THE_TOPIC.has(understood.act) ? LISTEN : planStatement(understood, { ranked, best, index }, standing);
}

/** The card by which the guide agreed to give no advice. */
const JUST_LISTEN = "just-listen";

/** Requests in dialect or without a question mark are often told only by how near they come to an ask. */
const asksFor = ({ asks }: Understood, { likeness }: Found): boolean =>
  asks >= ASKS.surely || (asks >= ASKS.maybe && likeness >= ASKS.near);
const ASKS = { surely: 0.2, maybe: 0.12, near: 0.9 } as const;

/** After these no help is due: the topic isn't theirs, or they've had enough of it. */
const ENDS_THE_TOPIC: ReadonlySet<Act> = new Set([
  "stop",
  "thanks",
  "goodbye",
  "small_talk",
  "correction",
  "denial",
] as const);

/** What nobody passes over, whatever was talked about before. */
const GRAVE: ReadonlySet<Topic> = new Set(["grief", "death", "pet_loss", "trauma", "abuse"] as const);

function planRequest(
  { act }: Understood,
  { ranked, best, index }: Choice,
  { given, explored, wasAsked }: Standing,
): Plan {
  const [open] = explored;
  if (best.likeness < FLOORS.request) {
    // "What would help?", after a question about it.
    if (wasAsked && open && !given.includes(open)) return { move: "card", id: open };
    return isForUs(act) ? { move: "not_found" } : LISTEN;
  }
  if (isMove(best.id)) {
    const isUnhelped = best.id === "more" && open !== undefined && !given.includes(open);
    return isUnhelped ? { move: "card", id: open } : planMove(best.id, { ranked, index }, given);
  }
  const isGrave = index.get(best.id)?.topics.some((topic) => GRAVE.has(topic)) ?? false;
  if (!given.includes(best.id)) return { move: "card", id: best.id, ...(isGrave ? { meets: true } : {}) };
  return { move: index.get(best.id)?.kind === "willow" ? "card" : "more", id: best.id };
}

/** What is told is met first, and helped with once it was answered what lies in it. */
function planStatement({ topics }: Understood, { best, index }: Choice, { given, explored, wasAsked }: Standing): Plan {
  const [open] = explored;
  const entry = index.get(best.id);
  const isGrave = (id: string) => index.get(id)?.topics.some((topic) => GRAVE.has(topic)) ?? false;
  const turnsGrave = topics.some((topic) => GRAVE.has(topic)) && isGrave(best.id);
  if (wasAsked && open && !given.includes(open)) {
    const isAnother = best.id !== open && !given.includes(best.id) && entry?.kind === "situation";
    const leaves = isAnother && (best.likeness >= FLOORS.sure || (turnsGrave && !isGrave(open)));
    if (!leaves) return { move: "card", id: open };
    if (best.likeness < FLOORS.statement) return LISTEN;
  }
  if (given.includes(JUST_LISTEN)) return LISTEN;
  if (best.likeness < FLOORS.statement || given.includes(best.id) || entry?.kind !== "situation") return LISTEN;
  return { move: entry.first || explored.includes(best.id) ? "card" : "explore", id: best.id };
}

/** A plain question may be anything, also one that only carries the talk on; a request is owed an answer. */
const isForUs = (act: Act): boolean => act === "ask_advice" || act === "ask_plan" || act === "ask_text";

interface Choice {
  readonly ranked: readonly Found[];
  readonly best: Found;
  readonly index: ReadonlyMap<string, Entry>;
}

function planMove(move: Move, { ranked, index }: Omit<Choice, "best">, given: readonly string[]): Plan {
  if (move === "summary" || move === "recall") return { move };
  const [last] = given;
  if (!last) return LISTEN;
  if (move === "more") return { move: "more", id: last };
  const topics = topicsOf([last], index);
  const other = ranked.find(({ id }) => {
    const entry = index.get(id);
    return entry?.kind === "situation" && !given.includes(id) && entry.topics.some((topic) => topics.has(topic));
  });
  return { move: "another", id: other?.id ?? last };
}

const topicsOf = (ids: readonly string[], index: ReadonlyMap<string, Entry>): ReadonlySet<Topic> =>
  new Set(ids.flatMap((id) => index.get(id)?.topics ?? []));

const isMove = (id: string): id is Move => (MOVES as readonly string[]).includes(id);
