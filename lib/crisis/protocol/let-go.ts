import { isAtLeast } from "../constants";
import { FIRST_QUESTION } from "./agenda";
import { type NextStep, step } from "./begin";
import { fresh } from "./choose";
import type { HeardAnswer } from "./hear";
import { mayHide, PLAYED_DOWN } from "./phase";
import type { Answer, ProtocolState } from "./state";
import { type Hearer, isMinor, type ProtocolInput } from "./types";

/**
 * After the direct question, this many ordinary messages in a row speak against an inferred danger.
 */
const ORDINARY = 2;
/**
 * Ordinary talk proves nothing here: an overdose is told in pieces, between which people say that
 * they'll go lie down; the abuser may be reading along; and no one can wave off someone else's
 * danger.
 */
const NEVER: ReadonlySet<string> = new Set(["medical", "abuse", "third_party"]);
/** For these kinds, two plain noes to the question settle it. */
const SETTLED_BY_NO: ReadonlySet<string> = new Set(["medical", "harm_to_others", "eating"]);
/** A shorter message puts the question off; it doesn't change the subject. */
const MIN_WORDS = 4;
const TROUBLE = ["worse", "have", "refuse"] as const;
const HARMLESS_ASIDES: ReadonlySet<string> = new Set(["joke", "otherTopic", "thanks"]);
/** True for answers that confirm a danger, whether asked for or volunteered. */
export const isSignOfDanger = ([about, answer]: readonly [
  about: string,
  answer: Answer,
]): boolean =>
  answer === (OF_SAFETY.has(about) ? "no" : "yes") &&
  (OF_SAFETY.has(about) || OF_DANGER.has(about));
const OF_SAFETY: ReadonlySet<string> = new Set(["safe", "abuseAsk.0"]);
const OF_DANGER: ReadonlySet<string> = new Set([
  ...["confirmed", "suicide", "near", "plan", "intent", "means", "time", "place", "before"],
  ...["wound", "urge", "danger.0", "dangerAsk.0", "voicesAsk.0", "eatingAsk.0", "friend.3"],
]);

interface Onward {
  readonly state: ProtocolState;
  /** The message's finding before the protocol weighed it. */
  readonly raw: ProtocolInput["finding"];
  readonly heard: HeardAnswer;
  readonly hearer: Hearer;
}

/**
 * Counts the messages in a row about ordinary things since the direct question, including this one.
 */
export function ordinaryTalk({ state, raw, heard }: Omit<Onward, "hearer">): number {
  if (!wasAsked(state) || !isOrdinary(raw, heard)) return 0;
  return (state.ordinary ?? 0) + 1;
}

/**
 * Drops a danger that only the encoder heard, once the person has been asked about it directly and
 * has moved on to ordinary things. Asking forever would keep them from what they came for. The
 * incident stays open, and the next visit asks once. Null if the protocol goes on.
 */
export function letGo(onward: Onward): NextStep | null {
  const { state, hearer } = onward;
  const { unsure, doubted, late, phase = "care", known = {}, used = [] } = state;
  if (!(unsure || doubted) || late || (phase !== "care" && phase !== "held")) return null;
  if (Object.entries(known).some(isSignOfDanger)) return null;
  const ordinary = ordinaryTalk(onward);
  const isOver = !NEVER.has(state.kind) && !mayHide(state) && ordinary >= enough(state, hearer);
  if (!isOver && !isDeniedTwice(onward)) return null;
  const id = fresh("moments.letGo", used, hearer) ?? "moments.letGo.1";
  return step(
    { ...state, turn: state.turn + 1, sign: false, phase: "rest", ordinary },
    [{ id }],
    used,
  );
}

/** True if both forms of the question got a plain no, the second one just now. */
function isDeniedTwice({ state, raw, heard, hearer }: Onward): boolean {
  const { kind, asked = "", used = [], known = {} } = state;
  if (isMinor(hearer) || !SETTLED_BY_NO.has(kind) || raw.concern !== "none" || raw.unread)
    return false;
  const isSecond = asked.startsWith("confirm.") && isAskedTwice(used);
  return isSecond && known.confirmed === "no" && heard.answer === "no" && heard.rest <= MAX_REST;
}
/** Words allowed after a yes or a no; anything longer may be about something else. */
export const MAX_REST = 3;

/** The question about an inferred danger was asked in both of its forms. */
export const isAskedTwice = (used: readonly string[]): boolean =>
  used.filter((id) => id.startsWith("confirm.")).length > 1;

function enough({ kind, severity, doubted }: ProtocolState, hearer: Hearer): number {
  const isGrave = PLAYED_DOWN.has(kind) || (!doubted && isAtLeast(severity, "high"));
  return ORDINARY + (isGrave ? 1 : 0) + (isMinor(hearer) ? 1 : 0);
}

const wasAsked = ({ kind, used = [] }: ProtocolState): boolean =>
  kind !== "none" &&
  used.some(
    (id) =>
      id.startsWith("confirm.") || id.startsWith("askSuicide.") || id === FIRST_QUESTION[kind],
  );

const isOrdinary = (raw: ProtocolInput["finding"], heard: HeardAnswer): boolean =>
  raw.concern === "none" &&
  !raw.unread &&
  !raw.steppedDown &&
  heard.words >= MIN_WORDS &&
  heard.answer !== "yes" &&
  heard.answer !== "unsure" &&
  heard.nearness !== "near" &&
  heard.place === null &&
  !heard.decided &&
  !heard.partly &&
  heard.harm.size === 0 &&
  (heard.theme === null || heard.theme === "loss") &&
  (heard.aside === null || HARMLESS_ASIDES.has(heard.aside)) &&
  !TROUBLE.some((signal) => heard.signals.has(signal));
