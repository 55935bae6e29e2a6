import { type CrisisKind, isAtLeast } from "../constants";
import type { Danger, Move } from "../replies/texts";
import type { Answer, ProtocolState } from "./state";

/** A text by its place: the move, and which of its ways of saying it. */
export type StepId = `${Move}.${number}`;

export type Known = Readonly<Record<string, Answer>>;

export interface Step {
  readonly id: StepId;
  readonly when?: (known: Known, state: ProtocolState) => boolean;
}

/** What immediate danger asks for, by kind. */
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

const open = (question: string) => (known: Known) => known[question] === undefined;
const on =
  (question: string, ...answers: readonly Answer[]) =>
  (known: Known) => {
    const answer = known[question];
    return answer !== undefined && answers.includes(answer);
  };
const both =
  (...tests: readonly ((known: Known) => boolean)[]) =>
  (known: Known) =>
    tests.every((test) => test(known));
const either =
  (...tests: readonly ((known: Known) => boolean)[]) =>
  (known: Known) =>
    tests.some((test) => test(known));

const thinking = on("suicide", "yes", "unsure", "said");
const leaning = either(on("plan", "yes", "unsure", "said"), on("intent", "yes", "unsure"));

/** The order of the C-SSRS screener: thoughts, way, intent, means and time; what was answered is not asked again. */
const SCREENER: readonly Step[] = [
  { id: "meansAway.0", when: both(on("means", "yes"), (known) => known.away !== "yes") },
  { id: "plan.0", when: both(thinking, open("plan")) },
  { id: "intent.0", when: both(thinking, open("intent")) },
  { id: "means.0", when: both(leaning, open("means")) },
  { id: "time.0", when: both(leaning, open("time")) },
];

/** A direct question was not answered: something gentler first, then the softer one. */
const UNANSWERED: readonly Step[] = [
  { id: "askSoft.0", when: on("suicide", "no") },
  { id: "hurt.0", when: open("suicide") },
  { id: "askSoft.0", when: open("suicide") },
];

const CARE: readonly Step[] = [
  { id: "barrierAsk.0", when: (known) => known.help !== "yes" },
  { id: "coping.0" },
  { id: "safetyPlan.0" },
  { id: "person.1", when: (known) => known.company !== "yes" },
  { id: "hurt.1" },
  { id: "professional.0" },
  { id: "coping.1" },
  { id: "helped.0" },
  { id: "askSuicide.1", when: both(open("suicide"), (known) => known.near === undefined) },
  { id: "stay.0" },
  { id: "barrierAsk.1", when: (known) => known.help !== "yes" },
  { id: "stay.1" },
  { id: "hurt.3" },
  { id: "coping.2" },
  { id: "lines.1", when: (known) => known.help !== "yes" },
  { id: "stay.2" },
  { id: "helped.1" },
  { id: "coping.3" },
  { id: "person.2", when: (known) => known.company !== "yes" },
  { id: "stay.3" },
  { id: "hurt.2" },
  { id: "coping.4" },
  { id: "stay.4" },
];

/** What is left for any kind, once its own questions are asked. */
const REST: readonly Step[] = CARE.filter(({ id }) => !id.startsWith("askSuicide"));

const all = (move: Move, count: number): Step[] => Array.from({ length: count }, (_, at) => ({ id: `${move}.${at}` }));

const OWN: Readonly<Record<CrisisKind, readonly Step[]>> = {
  suicide: [...UNANSWERED, ...CARE],
  self_harm: [
    { id: "askSuicide.0", when: open("suicide") },
    { id: "askSoft.0", when: on("suicide", "no") },
    { id: "urge.0" },
    { id: "barrierAsk.0" },
    { id: "urge.1" },
    ...CARE,
  ],
  harm_to_others: [...all("danger", 7), ...REST.filter(({ id }) => id !== "professional.0")],
  abuse: [...all("abuse", 7), { id: "safePerson.1" }, ...REST.filter(({ id }) => !id.startsWith("lines"))],
  psychosis: [...all("voices", 7), ...REST.filter(({ id }) => id !== "professional.0")],
  medical: [...all("body", 7), ...all("held", 1)],
  eating: [...all("eating", 6), ...REST],
  third_party: [
    ...all("friend", 7),
    { id: "person.1" },
    { id: "coping.0" },
    { id: "lines.1" },
    { id: "stay.2" },
    { id: "stay.3" },
    { id: "coping.1" },
    { id: "stay.0" },
    { id: "coping.2" },
    { id: "stay.1" },
    { id: "coping.3" },
    { id: "stay.4" },
  ],
};

/** Minutes count: live help, company, distance, staying; never whether or how. */
const URGENT: readonly Step[] = [
  { id: "urgent.0" },
  { id: "urgent.2", when: (known) => known.away !== "yes" },
  { id: "urgent.1", when: (known) => known.company !== "yes" },
  { id: "urgent.3", when: (known) => known.help !== "yes" },
  { id: "urgent.4", when: (known) => known.help !== "yes" },
  { id: "urgent.5" },
  { id: "urgent.8" },
  { id: "urgent.6", when: (known) => known.company !== "yes" },
  { id: "urgent.7", when: (known) => known.help !== "yes" },
  { id: "urgent.10", when: (known) => known.away !== "yes" },
  { id: "urgent.9" },
  { id: "stay.0" },
  { id: "coping.1" },
  { id: "stay.1" },
  { id: "coping.2" },
  { id: "stay.4" },
  { id: "coping.3" },
];

const MINUTES: readonly Step[] = [
  { id: "urgent.8" },
  { id: "stay.0" },
  { id: "urgent.5" },
  { id: "coping.1" },
  { id: "stay.1" },
  { id: "coping.0" },
  { id: "stay.4" },
  { id: "coping.3" },
  { id: "stay.2" },
];

const pick = (...ids: readonly StepId[]): Step[] => ids.map((id) => ({ id }));

const URGENT_OF: Readonly<Record<Danger, readonly Step[]>> = {
  self: URGENT,
  others: [...pick("danger.1", "danger.3", "danger.0", "danger.4", "danger.5", "danger.2", "danger.6"), ...MINUTES],
  abuse: [...pick("abuse.2", "abuse.0", "abuse.1", "abuse.6", "abuse.4", "abuse.3", "abuse.5"), ...MINUTES],
  body: [...pick("bodyAsk.0"), ...all("body", 7), ...MINUTES],
  friend: [...pick("friend.0", "friend.5", "friend.3", "friend.2", "friend.4", "friend.1", "friend.6"), ...MINUTES],
};

const HELD: readonly Step[] = [{ id: "held.0" }, { id: "held.1" }, { id: "held.2" }];
const OUT: readonly Step[] = [{ id: "out.0" }, { id: "out.1" }, { id: "out.2" }, { id: "open.0" }];

/** The question that the first answer to a kind ends with. */
export const FIRST_QUESTION: Readonly<Record<CrisisKind, StepId>> = {
  suicide: "askSuicide.0",
  self_harm: "wound.0",
  harm_to_others: "dangerAsk.0",
  abuse: "abuseAsk.0",
  psychosis: "voicesAsk.0",
  medical: "bodyAsk.0",
  eating: "eatingAsk.0",
  third_party: "friendAsk.0",
};

/** In immediate danger the question is about the next minute. */
export const FIRST_URGENT: Readonly<Record<Danger, StepId>> = {
  self: "urgent.0",
  others: "danger.1",
  abuse: "abuse.2",
  body: "bodyAsk.0",
  friend: "friend.0",
};

/** Which question a text asks, where several texts ask the same one. */
export function questionOf(id: StepId): string {
  if (SUICIDE_QUESTIONS.has(id)) return "suicide";
  const [move = ""] = id.split(".");
  if (move === "askNear") return "near";
  return ["plan", "intent", "means", "time", "wound"].includes(move) ? move : id;
}

const SUICIDE_QUESTIONS: ReadonlySet<string> = new Set([
  "askSuicide.0",
  "askSuicide.1",
  "askSoft.0",
  "askSoft.1",
  "danger.5",
  "abuse.5",
  "voices.5",
  "body.5",
  "eating.2",
]);

/** In which order the texts are offered to a person in this state. */
export function agendaOf(state: ProtocolState): readonly Step[] {
  const kind = state.kind === "none" ? "suicide" : state.kind;
  const phase = state.phase ?? "care";
  if (phase === "out" || phase === "rest") return OUT;
  if (phase === "held") return [...HELD, ...OUT];
  if (isAtLeast(state.severity, "imminent") || kind === "medical") return URGENT_OF[DANGER_OF[kind]];
  return [...SCREENER, ...OWN[kind]];
}
