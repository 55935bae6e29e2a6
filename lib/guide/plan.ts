import type { Act, Topic } from "@/lib/reader/labels";
import type { Near } from "./content/asks-index";
import { type Entry, MOVES, type Move } from "./content/schema";
import { FLOORS, type Found, rank } from "./find-card";

/** What the reader understood of the newest message, as far as the plan needs it. */
export interface Understood {
  readonly act: Act;
  readonly topics: readonly Topic[];
  readonly near: readonly Near[];
  /** It holds a question mark of any script. */
  readonly asks: boolean;
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

/** What is said next. The same plan is spoken by either voice. */
export type Plan =
  /** Meets what was told, and asks one question about it. */
  | { readonly move: "explore"; readonly id: string }
  | { readonly move: "card"; readonly id: string }
  /** More of a card that was given, or else the next best. */
  | { readonly move: "more"; readonly id: string }
  | { readonly move: "another"; readonly id: string }
  | { readonly move: "nothing_more" | "not_found" | "summary" | "recall" }
  /** Nothing is asked: listening, and whatever exercise is under way. */
  | { readonly move: "listen" };

const REQUESTS: ReadonlySet<Act> = new Set([
  "question",
  "ask_advice",
  "ask_plan",
  "ask_text",
  "ask_summary",
  "ask_recall",
  "about_guide",
]);
const LISTEN = { move: "listen" } as const;

/**
 * Decides on the next turn, from what was understood and where the conversation stands. Pure: the same turn is always planned the
 * same way.
 *
 * @param index the cards there are for this person
 */
export function planTurn(understood: Understood, standing: Standing, index: ReadonlyMap<string, Entry>): Plan {
  const ofTalk = topicsOf([...standing.explored.slice(0, 1), ...standing.given.slice(0, 1)], index);
  const weighed = rank(understood.near, { ...understood, ofTalk }, index);
  const ranked = weighed.filter(({ id }) => isMove(id) || index.has(id));
  const [best] = ranked;
  if (!best) return LISTEN;
  const requests = REQUESTS.has(understood.act) || understood.asks;
  if (requests && !standing.inExercise) return planRequest(understood, { ranked, best, index }, standing);
  if (isMove(best.id))
    return best.likeness >= FLOORS.sure ? planMove(best.id, { ranked, index }, standing.given) : LISTEN;
  return planStatement(best, standing, index);
}

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
  if (isMove(best.id)) return planMove(best.id, { ranked, index }, given);
  return given.includes(best.id) ? { move: "more", id: best.id } : { move: "card", id: best.id };
}

/** What is told is met first, and helped with once it was answered what lies in it. */
function planStatement(
  best: Found,
  { given, explored, wasAsked, inExercise }: Standing,
  index: ReadonlyMap<string, Entry>,
): Plan {
  if (inExercise) return LISTEN;
  const [open] = explored;
  if (wasAsked && open && !given.includes(open)) {
    const isAnother = best.likeness >= FLOORS.sure && best.id !== open && !given.includes(best.id);
    return { move: "card", id: isAnother ? best.id : open };
  }
  if (best.likeness < FLOORS.statement || given.includes(best.id) || explored.includes(best.id)) return LISTEN;
  const entry = index.get(best.id);
  if (entry?.kind !== "situation") return LISTEN;
  return { move: entry.first ? "card" : "explore", id: best.id };
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
