import { z } from "zod";
import type { TraumaApproach, TraumaDepth } from "@/lib/ports/model";
import { TOPICS } from "@/lib/reader/labels";
import { atLeastUnits, atMostUnits } from "@/lib/shared/written-text";
import { APPROACHES } from "../skills/approaches";

const step = z.strictObject({
  /** Note for editors: the purpose of the question. */
  about: z.string().min(1),
  /** It asks for a number from 0 to 10. */
  scale: z.boolean().default(false),
  /** The answer goes on the final sheet. */
  keep: z.boolean().default(false),
  /** An earlier message of theirs may be the answer. Only the first step can have this. */
  seed: z.boolean().default(false),
});
const steps = z.record(z.string(), step);

const DEPTHS = ["steady", "skills", "meaning"] as const satisfies readonly TraumaDepth[];
const TRAUMA_APPROACHES = [
  "tf_cbt",
  "cpt",
  "emdr",
  "narrative",
  "somatic",
  "dbt",
  "exposure",
] as const satisfies readonly TraumaApproach[];

const entry = z.strictObject({
  about: z.string().min(1),
  /** The therapy type it comes from, as stored in a person's history. */
  approach: z.enum(APPROACHES),
  /** Topics it's offered under, best first. */
  fits: z.array(z.enum(TOPICS)).min(1),
  sources: z.array(z.string().min(5)).min(1),
  steps,
  /** Steps for children of 5 to 12; without them they don't get it. */
  child: steps.optional(),
  /**
   * Only in trauma work, from a certain depth on. If approaches or kinds of trauma are named, one
   * of them has to match.
   */
  trauma: z
    .strictObject({
      from: z.enum(DEPTHS),
      approaches: z.array(z.enum(TRAUMA_APPROACHES)).optional(),
      kinds: z.array(z.string()).optional(),
    })
    .optional(),
});
export type SkillEntry = z.infer<typeof entry>;
export const skillIndex = z.record(z.string(), entry);

const sentence = z
  .string()
  .transform((text) => text.replace(/\s+/g, " ").trim())
  .pipe(z.string().check(atLeastUnits(2), atMostUnits(600)));
/** A button label, which has to fit on one line on a phone. */
const button = z.string().check(atLeastUnits(2), atMostUnits(40));

const stepWords = z.strictObject({
  /** Acknowledges the previous answer, no matter what it was. */
  lead: sentence.optional(),
  ask: sentence,
  /** A smaller version of the same question. */
  hint: sentence,
  /** Names the answer on the sheet. */
  label: sentence.optional(),
});

/**
 * The guide's words for one skill. A later turn finds its place by `ask`, `hint` and `offer`, so
 * these have no slots.
 */
export const skillWords = z.record(
  z.string(),
  z.strictObject({
    title: button,
    offer: sentence,
    why: sentence,
    begin: sentence,
    steps: z.record(z.string(), stepWords),
    /** Describes the change between two numbers, if two steps ask for one: `{from}`, `{to}`. */
    shift: z.strictObject({ down: sentence, same: sentence, up: sentence }).optional(),
    close: sentence,
  }),
);
export type SkillWords = z.infer<typeof skillWords>[string];

const wordings = z.array(sentence).min(2).max(6);
/** The guide's words around any skill, for one age group. */
const phrases = z.strictObject({
  offer_lead: wordings,
  choice: wordings,
  declined: wordings,
  keep_talking: button,
  /** `{seed}`: their earlier words, in quotation marks. */
  seed: wordings,
  skipped: wordings,
  left: wordings,
  again: wordings,
  first_already: wordings,
  sheet: wordings,
  nothing_open: wordings,
  all_done: wordings,
});
export type Phrases = z.infer<typeof phrases>;
export const skillPhrases = z.strictObject({ adult: phrases, teen: phrases, child: phrases });

/**
 * Things people do within a skill, in trauma work or between two; asks/signals.yaml lists how they
 * say them.
 */
export const SIGNALS = {
  skill: ["skip", "back", "leave", "resume", "why", "try", "keep_talking"],
  trauma: ["must_tell", "exposure", "deeper", "blame", "steady", "worse"],
  couple: [
    "contempt",
    "criticism",
    "defense",
    "withdrawal",
    "kind_words",
    "sides",
    "private",
    "what_to_do",
  ],
} as const;
export type Signal = (typeof SIGNALS)[keyof typeof SIGNALS][number];

const lines = (min: number) => z.array(sentence).min(min).max(12);

/** The guide's words for an adult in trauma work. None of them go near the event. */
export const trauma = z.strictObject({
  /** The first answer. */
  first: lines(2),
  /** Acknowledges any message. */
  hold: lines(6),
  /** About this moment, in their order: safety first, then company. */
  now: lines(8),
  /** Answers a wish for deeper work, for someone who hardly feels safe and for someone safer. */
  later: lines(2),
  clinician: lines(2),
  /** They began to describe the event. */
  contain: lines(2),
  /** A memory that feels like now, or a present danger. */
  orient: lines(2),
  untold: lines(2),
  blame: lines(2),
  /** They declined an offer. */
  no_need: lines(2),
  /** They're steadier; it was too much. */
  onward: lines(2),
  again: lines(2),
  /** Open questions about today. */
  questions: lines(8),
  approaches: z.record(z.enum(TRAUMA_APPROACHES), lines(2)),
});
export type TraumaWords = z.infer<typeof trauma>;

const led = z.strictObject({
  deepen: lines(2),
  hand_over: lines(2),
  join: lines(1),
  practice: lines(1),
});
/** The guide's words between two people: `{speaker}` wrote last, `{listener}` reads along. */
export const couples = z.strictObject({
  heard: z.strictObject({ hard: lines(3), plain: lines(3), glad: lines(3) }),
  /** Slows down a heated conversation, after Gottman and Silver (1999). */
  soften: z.strictObject({
    contempt: lines(2),
    criticism: lines(2),
    defense: lines(2),
    withdrawal: lines(2),
  }),
  kind_words: lines(2),
  /** One person wrote several times in a row. */
  balance: lines(2),
  no_sides: lines(2),
  keeps_private: lines(1),
  asks_ai: lines(1),
  advice: lines(2),
  approaches: z.record(z.string(), led),
  foci: z.record(z.string(), lines(2)),
});
export type CoupleWords = z.infer<typeof couples>;
