import { isAtLeast } from "../constants";
import type { HeardAnswer } from "./hear";
import type { Knowledge } from "./knowledge";
import type { ProtocolState } from "./state";

export type Phase = NonNullable<ProtocolState["phase"]>;

/**
 * After this many answers without a new sign, the protocol leads the person out; in immediate
 * danger, only if things are better.
 */
const CALM_ANSWERS = { low: 5, moderate: 9, high: 15, imminent: 9 } as const;
/**
 * The same limits if only the encoder heard a danger: two answers with a "no" among them, or four
 * without any sign.
 */
const UNSURE_ANSWERS = { denied: 2, any: 4 } as const;
const DENIED_ANSWERS = 3;
/** Longest "no", in words, that's only a no. */
const BARE_WORDS = 3;

/** "I am fine" in the first answers doesn't end the protocol. */
const BETTER_ANSWERS = 5;
const UNASKED_ANSWERS = 4;

/** For these kinds, we lead no one out until they've been asked about suicide and have answered. */
const OF_ONESELF: ReadonlySet<string> = new Set(["suicide", "self_harm"]);

/** The phase of the conversation after this answer. */
export function phaseAfter(
  state: ProtocolState,
  learnt: Knowledge,
  heard: HeardAnswer,
  sign: boolean,
): Phase {
  const before = state.phase ?? "care";
  if (sign || heard.signals.has("worse")) return before === "held" && !sign ? "held" : "care";
  const { severity, known, kind } = learnt;
  // For a person at the edge, company downstairs isn't enough.
  if (known.place === "yes") return "care";
  const better = heard.signals.has("better");
  // A person worried about someone else is describing that person's company, not their own.
  const held = kind !== "third_party" && (known.help === "yes" || known.company === "yes");
  const calm = (state.calm ?? 0) + 1;
  if (before === "out" || before === "rest") return before;
  if (state.unsure && isCalm(calm, learnt) && heard.nearness !== "near") return "out";
  const enough = calm > CALM_ANSWERS[severity] + (isOpen(learnt) ? UNASKED_ANSWERS : 0);
  const isBetter =
    better &&
    (!isAtLeast(severity, "imminent") || (calm >= BETTER_ANSWERS && known.means !== "yes"));
  if (before === "held" && held) return isBetter || enough ? "out" : "held";
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

/** People play these down, so a serious one isn't over because no one says yes to it. */
export const PLAYED_DOWN: ReadonlySet<string> = new Set(["abuse", "psychosis", "eating"]);

/** True for a serious danger that's often played down and wasn't denied to the direct question. */
export const mayHide = ({
  kind,
  severity,
  known = {},
}: Pick<ProtocolState, "kind" | "severity" | "known">): boolean =>
  PLAYED_DOWN.has(kind) && isAtLeast(severity, "high") && known.confirmed !== "no";

/** People play down abuse, psychosis and anything serious, so a "no" shortens nothing there. */
function isCalm(calm: number, { known, kind, severity }: Knowledge): boolean {
  if (known.suicide === "yes" || known.confirmed === "yes") return false;
  if (mayHide({ kind, severity, known })) return false;
  const mayBeShort = kind !== "abuse" && kind !== "psychosis" && !isAtLeast(severity, "high");
  const isDeniedOnce = mayBeShort && Object.values(known).includes("no");
  return calm >= (isDeniedOnce ? UNSURE_ANSWERS.denied : UNSURE_ANSWERS.any);
}

/** True if the question about suicide is still open, which adds some answers. */
const isOpen = ({ kind, known }: Knowledge): boolean =>
  OF_ONESELF.has(kind) && known.suicide === undefined;

/** True for a second soft denial after some care, or a "no" when asked again. */
const isDenied = (
  { asked = "", known = {}, calm = 0 }: ProtocolState,
  { answer, words, nearness }: HeardAnswer,
): boolean =>
  answer === "no" &&
  words <= BARE_WORDS &&
  nearness !== "near" &&
  (asked === "backCheck.0" ||
    (known.suicide === "no" && !asked.startsWith("ask") && calm >= DENIED_ANSWERS));
