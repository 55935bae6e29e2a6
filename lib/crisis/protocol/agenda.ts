import { type CrisisKind, isAtLeast } from "../constants";
import type { Danger } from "../texts/kinds";
import {
  ARMED,
  all,
  BEFORE,
  both,
  DANGER_OF,
  hinders,
  isLater,
  type KnownAnswers,
  notAnswered,
  on,
  open,
  pick,
  SCREENER,
  type Step,
  type StepId,
  thinking,
  UNANSWERED,
} from "./agenda-conditions";
import type { ProtocolState } from "./state";

const CARE: readonly Step[] = [
  hinders(0),
  { id: "coping.0" },
  { id: "safetyPlan.0" },
  { id: "person.1", when: (known) => known.company !== "yes" && known.person === undefined },
  { id: "hurt.1" },
  { id: "professional.0" },
  { id: "coping.1" },
  { id: "helped.0" },
  { id: "before.0", when: thinking },
  { id: "askSoft.1", when: (known) => known.suicide !== "yes" && known.near === undefined },
  { id: "stay.0" },
  hinders(1),
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

/** Steps for any kind, once its own questions have been asked. */
const REST: readonly Step[] = CARE.filter(({ id }) => !id.startsWith("askSoft"));

const AFTER_FRIEND: readonly Step[] = [
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
];

/**
 * A friend who was asked to keep a secret first hears that they may break that promise. If the
 * person at risk has stopped answering, it's an emergency.
 */
const FRIEND: readonly Step[] = [
  { id: "friend.2", when: (known) => known.secret === "yes" },
  { id: "friend.5", when: (known) => known.worse === "yes" },
];

/** Not asked about someone who is ill or hurt: a stroke isn't a wish to die. */
export const notIll = (known: KnownAnswers): boolean => known.ill !== "yes";
const OF_A_WISH_TO_DIE: readonly Step[] = [
  { id: "friend.1", when: notIll },
  { id: "friend.3", when: notIll },
  { id: "friend.2", when: notIll },
];
const OF_A_WISH_TO_DIE_NOW: readonly Step[] = [
  { id: "friend.3", when: notIll },
  { id: "friend.1", when: notIll },
  { id: "friend.2", when: notIll },
];

/** The hotline for harm by others. It's named once, here or in the first answer. */
const LINE: Step = {
  id: "abuse.6",
  when: (_, { used = [] }) => !used.includes("moments.abuseLines"),
};

/**
 * Each kind's own steps. Safety and company come first, then obstacles, something for the moment
 * and the question about suicide, ahead of everything else.
 */
const OWN: Readonly<Record<CrisisKind, readonly Step[]>> = {
  suicide: [
    ...UNANSWERED,
    hinders(0),
    { id: "coping.0" },
    { id: "askSuicide.1", when: notAnswered },
    BEFORE,
    ...CARE,
  ],
  self_harm: [
    { id: "urge.0", when: both(on("urge", "yes"), (known) => known.away !== "yes") },
    { id: "askSuicide.0", when: open("suicide") },
    { id: "askSoft.0", when: on("suicide", "no") },
    { id: "urge.0", when: (known) => known.away !== "yes" },
    { id: "coping.0" },
    hinders(0),
    ...pick("urge.1"),
    BEFORE,
    ...CARE,
  ],
  harm_to_others: [
    ARMED,
    ...pick("danger.1", "danger.3", "coping.0"),
    hinders(0),
    ...pick("danger.5", "danger.6", "danger.2", "danger.4"),
    ...REST.filter(({ id }) => id !== "professional.0"),
  ],
  abuse: [
    ...pick("abuse.0"),
    LINE,
    ...pick("abuse.2", "abuse.3", "coping.0", "abuse.5", "abuse.1", "abuse.4", "safePerson.1"),
    ...REST.filter(({ id }) => !id.startsWith("lines")),
  ],
  psychosis: [
    ...pick("voices.0", "voicesAsk.0", "voices.6", "coping.0"),
    hinders(0),
    ...pick("voices.2", "voices.5", "voices.4", "voices.3", "voices.1"),
    ...REST.filter(({ id }) => id !== "professional.0"),
  ],
  medical: [...all("body", 7), ...all("held", 1)],
  eating: [
    ...pick("eating.0", "eating.3", "eating.2", "coping.0", "eating.1", "eating.4", "eating.5"),
    ...REST,
  ],
  third_party: [
    ...FRIEND,
    ...pick("friend.0"),
    ...OF_A_WISH_TO_DIE,
    hinders(0),
    ...pick("friend.6", "friend.5"),
    { id: "friend.4", when: notIll },
    ...pick("coping.0"),
    ...AFTER_FRIEND,
  ],
};

/** True while the person is still at the dangerous place. */
export const atPlace = on("place", "yes");
const standing = (at: 0 | 1 | 2): Step => ({ id: `place.${at}`, when: atPlace });

/**
 * For when every minute counts: live help, company, distance and staying, but no questions about
 * whether or how.
 */
const URGENT: readonly Step[] = [
  standing(0),
  standing(1),
  { id: "urgent.0", when: (known) => !atPlace(known) },
  {
    id: "urgent.2",
    when: (known) => known.means === "yes" && known.away !== "yes" && !atPlace(known),
  },
  {
    id: "urgent.10",
    when: (known) => known.means !== "yes" && known.away !== "yes" && !atPlace(known),
  },
  { id: "coping.0", when: (known) => isLater(known) && !atPlace(known) },
  { id: "safetyPlan.0", when: (known) => isLater(known) && !atPlace(known) },
  { id: "urgent.1", when: (known) => known.company !== "yes" },
  standing(2),
  { id: "urgent.8" },
  { id: "urgent.3", when: (known) => known.help !== "yes" },
  { id: "urgent.0" },
  { id: "urgent.4", when: (known) => known.help !== "yes" && known.better !== "yes" },
  { id: "urgent.5", when: (known) => known.better !== "yes" },
  { id: "urgent.6", when: (known) => known.company !== "yes" },
  { id: "urgent.7", when: (known) => known.help !== "yes" },
  { id: "urgent.10", when: (known) => known.away !== "yes" && !atPlace(known) },
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

const AFTER_ABUSE: readonly Step[] = [
  { id: "safePerson.1" },
  { id: "stay.2" },
  { id: "professional.0" },
  { id: "stay.4" },
  { id: "coping.0" },
  { id: "stay.1" },
  { id: "coping.1" },
  { id: "stay.0" },
  { id: "safetyPlan.0" },
  { id: "coping.3" },
];

const URGENT_OF: Readonly<Record<Danger, readonly Step[]>> = {
  self: URGENT,
  others: [
    ...pick("danger.1", "danger.3"),
    ARMED,
    ...pick("danger.4", "coping.0", "danger.5", "danger.2", "danger.6"),
    ...MINUTES,
  ],
  abuse: [
    ...pick("abuse.2", "abuse.0"),
    LINE,
    ...pick("abuse.3", "coping.0", "abuse.5", "abuse.1", "abuse.4"),
    ...AFTER_ABUSE,
  ],
  body: [
    ...pick("bodyAsk.0", "body.0", "body.1", "body.5", "body.2", "body.3", "body.4", "body.6"),
    ...MINUTES,
  ],
  friend: [
    ...FRIEND,
    ...pick("friend.0", "friend.5"),
    ...OF_A_WISH_TO_DIE_NOW,
    hinders(0),
    ...pick("friend.6", "coping.0"),
    { id: "friend.4", when: notIll },
    ...AFTER_FRIEND,
  ],
};

const HELD: readonly Step[] = [
  { id: "held.0", when: on("company", "yes") },
  { id: "held.1", when: on("help", "yes") },
  { id: "held.2" },
];

/**
 * After immediate danger, we lead no one out until things are better: live help stays on offer, and
 * the protocol continues.
 */
const STAYING = pick(
  "urgent.9",
  "stay.4",
  "coping.0",
  "stay.1",
  "hurt.1",
  "professional.0",
  "coping.1",
  "stay.2",
  "stay.0",
);

/** The steps that still matter once someone is with the person, by danger. */
const HELD_OF: Readonly<Record<Danger, readonly Step[]>> = {
  self: HELD,
  others: HELD,
  abuse: [
    ...pick("abuse.1", "abuse.4", "abuse.5"),
    { id: "held.1", when: on("help", "yes") },
    ...pick("held.2"),
  ],
  body: [...pick("body.4", "body.3"), { id: "held.1", when: on("help", "yes") }, ...pick("held.2")],
  friend: [...pick("friend.6", "friend.2")],
};
const HELD_EATING: readonly Step[] = [
  { id: "held.1", when: on("help", "yes") },
  ...pick("eating.0", "eating.4", "held.2"),
];

/** For commanding voices: no arguing about them, but company, quiet and distance. */
const URGENT_VOICES: readonly Step[] = [
  standing(0),
  ...pick("voices.0"),
  standing(1),
  ...pick("voices.6"),
  { id: "urgent.3", when: (known) => known.help !== "yes" },
  ...pick(
    "voices.3",
    "voices.2",
    "urgent.8",
    "voices.4",
    "urgent.6",
    "urgent.5",
    "stay.0",
    "coping.0",
    "voices.1",
  ),
  ...pick("coping.1", "stay.1", "stay.4", "coping.2"),
];
const URGENT_EATING: readonly Step[] = [
  ...pick("body.4", "body.1", "eating.2", "body.2", "eating.3", "eating.4", "coping.0", "body.6"),
  ...MINUTES,
];
const OUT: readonly Step[] = [
  { id: "out.0" },
  { id: "out.1" },
  { id: "out.2" },
  { id: "open.0" },
  { id: "open.1" },
];

/** The question that ends the first answer to each kind. */
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

/** In immediate danger, the first question is about the next minute. */
export const FIRST_URGENT: Readonly<Record<Danger, StepId>> = {
  self: "urgent.0",
  others: "danger.1",
  abuse: "abuse.2",
  body: "bodyAsk.0",
  friend: "friend.0",
};

/** Questions to ask when the same kind comes up again. */
export const ASK_AGAIN: Readonly<Partial<Record<CrisisKind, readonly StepId[]>>> = {
  suicide: ["askSuicide.1", "askNear.0", "askNear.1", "backCheck.0", "backCheck.1"],
  self_harm: ["askSuicide.0", "askSuicide.1", "backCheck.0", "backCheck.1"],
};

type Weight = Pick<ProtocolState, "kind" | "severity" | "known" | "doubted">;

/**
 * True if live help, company and distance come before every other question. False for an inferred
 * danger, which we ask about first.
 */
export function needsHelpNow({ kind, severity, known, doubted }: Weight): boolean {
  if (doubted) return false;
  if (kind === "medical" || isAtLeast(severity, "imminent")) return true;
  if (kind === "eating") return known?.[FIRST_QUESTION.eating] === "yes";
  if (kind === "harm_to_others")
    return known?.["danger.0"] === "yes" && isAtLeast(severity, "high");
  return kind === "third_party" && (known?.time === "yes" || known?.worse === "yes");
}

/** The texts to offer a person in this state, in order. */
export function agendaOf(state: ProtocolState): readonly Step[] {
  const kind = state.kind === "none" ? "suicide" : state.kind;
  const phase = state.phase ?? "care";
  if (phase === "out" || phase === "rest") return OUT;
  if (phase === "held") {
    const held = kind === "eating" ? HELD_EATING : HELD_OF[DANGER_OF[kind]];
    return [...held, ...(isAtLeast(state.severity, "imminent") ? STAYING : OUT)];
  }
  if (!needsHelpNow(state)) {
    const own = [...SCREENER, ...OWN[kind]];
    // "Have you reached 911?" presumes an emergency that was only inferred.
    return state.doubted ? own.filter(({ id }) => id !== "body.0") : own;
  }
  if (kind === "psychosis") return URGENT_VOICES;
  return kind === "eating" ? URGENT_EATING : URGENT_OF[DANGER_OF[kind]];
}
