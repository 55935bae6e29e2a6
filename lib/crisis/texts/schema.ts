import { z } from "@/lib/shared/zod-messages";
import { ASIDES, BARRIERS, DANGERS, THEMES } from "./kinds";

/** One text as spoken: a single line without surrounding whitespace. */
const text = z.string().regex(/^\S(?:.*\S)?$/);
/** Several wordings of one thing, or a sequence of steps; none repeats until all have been used. */
const pool = z.array(text).min(1);
const perKind = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({
    suicide: shape,
    self_harm: shape,
    harm_to_others: shape,
    abuse: shape,
    psychosis: shape,
    medical: shape,
    eating: shape,
    third_party: shape,
  });
const per = <Name extends string, Shape extends z.ZodType>(names: readonly Name[], shape: Shape) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>);

/** Replies to the person's words. */
const talk = z.strictObject({
  acknowledge: perKind(text),
  unsure: text,
  alsoDying: text,
  themes: per(THEMES, text),
  hear: per(["yes", "no", "unsure", "said", "short", "safer", "graver"], pool),
  asides: per(ASIDES, pool),
  parentsInAbuse: text,
  barriers: per(BARRIERS, text),
  chips: per(["plan", "grounding", "breathing"], text),
  checkIn: pool,
  checkedWell: text,
});

const MOVES = [
  "stillNow",
  "lines",
  "person",
  "safePerson",
  "professional",
  "askSuicide",
  "askNear",
  "askSoft",
  "plan",
  "intent",
  "means",
  "time",
  "meansAway",
  "barrierAsk",
  "coping",
  "safetyPlan",
  "hurt",
  "helped",
  "stay",
  "urgent",
  "held",
  "out",
  "open",
  "backCheck",
  "wound",
  "urge",
  "dangerAsk",
  "danger",
  "abuseAsk",
  "abuse",
  "voicesAsk",
  "voices",
  "bodyAsk",
  "body",
  "eatingAsk",
  "eating",
  "friendAsk",
  "friend",
  "place",
  "reach",
  "before",
] as const;
export type Move = (typeof MOVES)[number];

/** Moves the conversation on. Each step ends with one question or just keeps the person company. */
const steps = per(MOVES, pool).extend({ now: per(DANGERS, text), confirm: perKind(pool) });

const ONE_LINERS = [
  ...(["suicide", "near", "plan", "intent", "means", "time"] as const).flatMap(
    (question) => [`${question}Yes`, `${question}No`] as const,
  ),
  "person",
  "tried",
  "behind",
  "hinders",
  "fault",
  "hospital",
  "farewell",
  "eatingNow",
  "placeNow",
  "friendLines",
  "friendPerson",
  "partly",
  "feelsFine",
  "mayTell",
  "abuseLines",
  "assaultLine",
  "throat",
  "decided",
  "quiet",
  "memory",
  "reliving",
  "safeSaid",
  "safeStill",
  "takenBack",
] as const;
export type Moment = (typeof ONE_LINERS)[number];

/** Texts for single moments: replies to a specific answer, or for a situation of its own. */
const moments = per(ONE_LINERS, text).extend({
  checkIn: pool,
  here: pool,
  grounded: pool,
  letGo: pool,
  ifNow: per(["self", "others", "abuse", "body"], text),
});

/** Replaces, for people elsewhere, a text that only applies in the United States. */
const abroad = per(["lines", "friend", "harm", "when", "way", "silent"], text);

/** One file of `content/<locale>/crisis`; content/README.md explains each key. */
export const crisisTexts = z.strictObject({
  sources: z.array(text).min(1),
  /** Null until a clinician signs; nothing may claim a review that did not happen. */
  reviewedBy: text.nullable(),
  talk,
  steps,
  moments,
  abroad,
});
export type CrisisTexts = z.infer<typeof crisisTexts>;
export type StepTexts = CrisisTexts["steps"];
