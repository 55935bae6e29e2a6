import { z } from "zod";
import type { TraumaApproach, TraumaDepth } from "@/lib/ports/model";
import { TOPICS } from "@/lib/reader/labels";
import { atLeastUnits, atMostUnits } from "@/lib/shared/written-text";
import { APPROACHES } from "../skills/approaches";

const step = z.strictObject({
  /** For whoever edits: what the question is after. */
  about: z.string().min(1),
  /** It asks for a number from 0 to 10. */
  scale: z.boolean().default(false),
  /** The answer goes on the sheet at the end. */
  keep: z.boolean().default(false),
  /** Something they told before may be the answer. Only the first step can have it. */
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
  /** The therapy type that it comes from, as a person's history keeps it. */
  approach: z.enum(APPROACHES),
  /** Topics under which it's offered, the best first. */
  fits: z.array(z.enum(TOPICS)).min(1),
  sources: z.array(z.string().min(5)).min(1),
  steps,
  /** Steps for children of 5 to 12; without them they don't get it. */
  child: steps.optional(),
  /**
   * Only in trauma work, from a depth on; and there only where the approach or the kind of trauma
   * is one of these, if any are named.
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
/** On a button, which is one line on a phone. */
const button = z.string().check(atLeastUnits(2), atMostUnits(40));

const stepWords = z.strictObject({
  /** Takes in the answer before, whatever it was. */
  lead: sentence.optional(),
  ask: sentence,
  /** The same question made smaller. */
  hint: sentence,
  /** Names the answer on the sheet. */
  label: sentence.optional(),
});

/**
 * What the guide says in one skill. A later turn knows by `ask`, `hint` and `offer` where it
 * stands: they have no slots.
 */
export const skillWords = z.record(
  z.string(),
  z.strictObject({
    title: button,
    offer: sentence,
    why: sentence,
    begin: sentence,
    steps: z.record(z.string(), stepWords),
    /** The way from one number to the other, where two steps ask for one: `{from}`, `{to}`. */
    shift: z.strictObject({ down: sentence, same: sentence, up: sentence }).optional(),
    close: sentence,
  }),
);
export type SkillWords = z.infer<typeof skillWords>[string];

const wordings = z.array(sentence).min(2).max(6);
/** What the guide says around any skill, to one age group. */
const phrases = z.strictObject({
  offer_lead: wordings,
  choice: wordings,
  declined: wordings,
  keep_talking: button,
  /** `{seed}`: what they wrote before, in quotation marks. */
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
 * What people do within a skill, in trauma work or between two: asks/signals.yaml says how they say
 * it.
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

/** What the guide says to an adult in trauma work. Nothing in it goes near the event. */
export const trauma = z.strictObject({
  /** The first answer. */
  first: lines(2),
  /** Meets whatever was said. */
  hold: lines(6),
  /** About this moment, in their order: safety first, then company. */
  now: lines(8),
  /** To a wish for deeper work by someone who hardly feels safe; and by someone safer. */
  later: lines(2),
  clinician: lines(2),
  /** They began to tell it. */
  contain: lines(2),
  /** A memory that feels like now, or a danger that is. */
  orient: lines(2),
  untold: lines(2),
  blame: lines(2),
  /** They turned an offer down. */
  no_need: lines(2),
  /** They're steadier; it was too much. */
  onward: lines(2),
  again: lines(2),
  /** Open, about today. */
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
/** What the guide says between two people: `{speaker}` wrote last, `{listener}` reads along. */
export const couples = z.strictObject({
  heard: z.strictObject({ hard: lines(3), plain: lines(3), glad: lines(3) }),
  /** Slows down what turns a talk hot, after Gottman and Silver (1999). */
  soften: z.strictObject({
    contempt: lines(2),
    criticism: lines(2),
    defense: lines(2),
    withdrawal: lines(2),
  }),
  kind_words: lines(2),
  /** One wrote several times in a row. */
  balance: lines(2),
  no_sides: lines(2),
  keeps_private: lines(1),
  asks_ai: lines(1),
  advice: lines(2),
  approaches: z.record(z.string(), led),
  foci: z.record(z.string(), lines(2)),
});
export type CoupleWords = z.infer<typeof couples>;
