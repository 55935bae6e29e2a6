import { isAtLeast } from "../constants";
import type { Heard } from "./hear";
import type { Learnt } from "./learn";
import type { ProtocolState } from "./state";

export type Phase = NonNullable<ProtocolState["phase"]>;

/**
 * Answers without a new sign after which the protocol leads the person out; in immediate danger
 * only if it is better.
 */
const CALM_ANSWERS = { low: 5, moderate: 9, high: 15, imminent: 9 } as const;
/**
 * Where only the encoder had heard a danger: two answers with a "no" among them, or four without
 * any sign.
 */
const UNSURE_ANSWERS = { denied: 2, any: 4 } as const;
const DENIED_ANSWERS = 3;
/** Of a "no" that is only a no. */
const BARE_WORDS = 3;

/** "I am fine" in the first answers is no end of it. */
const BETTER_ANSWERS = 5;
const UNASKED_ANSWERS = 4;

/** Here nobody is led out before suicide was asked about and answered. */
const OF_ONESELF: ReadonlySet<string> = new Set(["suicide", "self_harm"]);

/** Where the conversation stands after this answer. */
export function phaseAfter(
  state: ProtocolState,
  learnt: Learnt,
  heard: Heard,
  sign: boolean,
): Phase {
  const before = state.phase ?? "care";
  if (sign || heard.signals.has("worse")) return before === "held" && !sign ? "held" : "care";
  const { severity, known, kind } = learnt;
  // Whoever stands at the edge is not held by somebody downstairs.
  if (known.place === "yes") return "care";
  const better = heard.signals.has("better");
  // Whoever worries about somebody else tells of that person's company, not of their own.
  const held = kind !== "third_party" && (known.help === "yes" || known.company === "yes");
  const calm = (state.calm ?? 0) + 1;
  if (before === "out" || before === "rest") return before;
  if (state.unsure && isCalm(calm, known) && heard.nearness !== "near") return "out";
  const enough = calm > CALM_ANSWERS[severity] + (isOpen(learnt) ? UNASKED_ANSWERS : 0);
  if (before === "held" && held) return better || enough ? "out" : "held";
  if (held && isAtLeast(severity, "moderate")) return "held";
  if (isAtLeast(severity, "imminent"))
    return known.better === "yes" && calm > CALM_ANSWERS.imminent ? "out" : "care";
  if (
    better &&
    kind !== "third_party" &&
    calm >= BETTER_ANSWERS &&
    (known.suicide !== undefined || !OF_ONESELF.has(kind))
  )
    return "out";
  if (isDenied(state, heard)) return "out";
  return enough ? "out" : "care";
}

function isCalm(calm: number, known: Learnt["known"]): boolean {
  if (known.suicide === "yes") return false;
  return calm >= (Object.values(known).includes("no") ? UNSURE_ANSWERS.denied : UNSURE_ANSWERS.any);
}

/** Suicide was asked about and not answered: some answers more. */
const isOpen = ({ kind, known }: Learnt): boolean =>
  OF_ONESELF.has(kind) && known.suicide === undefined;

/**
 * A soft denial after a first one, and some care after it; or "no" when it was asked about again.
 */
const isDenied = (
  { asked = "", known = {}, calm = 0 }: ProtocolState,
  { answer, words, nearness }: Heard,
): boolean =>
  answer === "no" &&
  words <= BARE_WORDS &&
  nearness !== "near" &&
  (asked === "backCheck.0" ||
    (known.suicide === "no" && !asked.startsWith("ask") && calm >= DENIED_ANSWERS));
