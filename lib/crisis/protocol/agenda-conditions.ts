import { type CrisisKind, isAtLeast } from "../constants";
import type { Danger } from "../texts/kinds";
import type { Move } from "../texts/schema";
import type { Answer, ProtocolState } from "./state";

/** Identifies a text by its move and the number of its wording. */
export type StepId = `${Move}.${number}`;

export type KnownAnswers = Readonly<Record<string, Answer>>;

export interface Step {
  readonly id: StepId;
  readonly when?: (known: KnownAnswers, state: ProtocolState) => boolean;
}

/** Which kind of immediate response each crisis kind needs. */
export const DANGER_OF: Readonly<Record<CrisisKind, Danger>> = {
  suicide: "self",
  self_harm: "self",
  psychosis: "self",
  harm_to_others: "others",
  abuse: "abuse",
  medical: "body",
  eating: "body",
  third_party: "friend",
};

export const open = (question: string) => (known: KnownAnswers) => known[question] === undefined;
export const on =
  (question: string, ...answers: readonly Answer[]) =>
  (known: KnownAnswers) => {
    const answer = known[question];
    return answer !== undefined && answers.includes(answer);
  };
export const both =
  (...tests: readonly ((known: KnownAnswers) => boolean)[]) =>
  (known: KnownAnswers) =>
    tests.every((test) => test(known));
export const thinking = on("suicide", "yes", "unsure", "said");
const leaning = (known: KnownAnswers, { severity }: ProtocolState): boolean =>
  thinking(known) &&
  (on("plan", "yes", "unsure", "said")(known) ||
    on("intent", "yes", "unsure")(known) ||
    isAtLeast(severity, "high"));

/** True if the stated time isn't within hours, which leaves room for the safety plan. */
export const isLater = both(on("time", "yes"), on("later", "yes"));

/**
 * Follows the C-SSRS screener's order: thoughts, way, intent, means and time. Answered questions
 * aren't asked again. Four serious questions in a row are enough, so a coping step comes between
 * them.
 */
export const SCREENER: readonly Step[] = [
  { id: "meansAway.0", when: both(on("means", "yes"), (known) => known.away !== "yes") },
  { id: "plan.0", when: both(thinking, open("plan")) },
  { id: "intent.0", when: both(thinking, open("intent")) },
  {
    id: "coping.0",
    when: (known) => isLater(known) && known.plan !== undefined && known.intent !== undefined,
  },
  { id: "means.0", when: (known, state) => known.means === undefined && leaning(known, state) },
  {
    id: "coping.0",
    when: both(thinking, (known) => known.plan !== undefined && known.means !== undefined),
  },
  { id: "time.0", when: (known, state) => known.time === undefined && leaning(known, state) },
];

/**
 * After a direct question that wasn't answered: something gentler first, then the softer question.
 */
export const UNANSWERED: readonly Step[] = [
  { id: "askSoft.0", when: on("suicide", "no") },
  {
    id: "askNear.0",
    // This question takes the thoughts for granted, so we don't ask it about an inferred danger.
    when: (known, state) =>
      known.suicide === undefined &&
      isAtLeast(state.severity, "high") &&
      !state.doubted &&
      !state.unsure,
  },
  { id: "hurt.0", when: open("suicide") },
  { id: "askSoft.0", when: open("suicide") },
];
/** Skipped if the person already mentioned a weapon. */
export const ARMED: Step = { id: "danger.0", when: (known) => known["danger.0"] !== "yes" };
export const notAnswered = both(open("suicide"), open("near"));
/**
 * The screener's last level. We ask it even after "no" to the others, because a "no" may leave it
 * out.
 */
export const BEFORE: Step = { id: "before.0" };

/** True if the obstacle was already asked about or volunteered, so we don't ask again. */
export const isHindered = (
  { barrier, help }: KnownAnswers,
  { used = [] }: ProtocolState,
): boolean =>
  barrier !== undefined || help === "yes" || used.some((id) => id.startsWith("talk.barriers."));

export const hinders = (at: 0 | 1): Step => ({
  id: `barrierAsk.${at}`,
  when: (known, state) => !isHindered(known, state),
});
export const all = (move: Move, count: number): Step[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${move}.${at}` }));
export const pick = (...ids: readonly StepId[]): Step[] => ids.map((id) => ({ id }));
