import { z } from "zod";
import { TOPICS } from "@/lib/reader/labels";
import { atLeastUnits, atMostUnits } from "@/lib/shared/written-text";
import { LOSSES } from "../losses";
import { MEMORY_GROUPS } from "../memory/types";

/** The guide's subjects: content/guide/index.yaml. */
export const GROUPS = [
  "sleep",
  "worry",
  "mood",
  "loss",
  "love",
  "family",
  "people",
  "work",
  "self",
  "body",
  "growing",
  "words",
  "plans",
  "willow",
] as const;

/** Groups of situations that people talk about without asking for anything. */
export const TOLD = GROUPS.filter(
  (group) => group !== "words" && group !== "plans" && group !== "willow",
);

const entry = z.strictObject({
  /** situation: advice. words: a text to say or send. plan: steps. willow: about this service. */
  kind: z.enum(["situation", "words", "plan", "willow"]).default("situation"),
  topics: z.array(z.enum(TOPICS)).min(1),
  /** Children of 5 to 12 get words of their own; without it a child never gets the card. */
  child: z.boolean().default(false),
  /** Gives its help at once, even to someone who only mentions the situation. */
  first: z.boolean().default(false),
  /** Includes the warning signs in the help itself, not only for someone who asks for more. */
  warn: z.boolean().default(false),
  /** Never brought up unless the person told of this death: a wrong guess would hurt. */
  loss: z.enum(LOSSES).optional(),
  /** Note for editors. */
  about: z.string().min(1),
});
export type Entry = z.infer<typeof entry>;
export const index = z.record(z.enum(GROUPS), z.record(z.string(), entry));

const sentence = z
  .string()
  .transform((text) => text.replace(/\s+/g, " ").trim())
  .pipe(z.string().check(atLeastUnits(2), atMostUnits(900)));
const list = z.array(sentence).min(1).max(6);

/** One card in one language. Its kind determines the required fields (`problemsOf`). */
const card = z.strictObject({
  /**
   * Acknowledges the situation when someone mentions it; `ask` follows, and `help` only after their
   * answer.
   */
  hear: sentence.optional(),
  /** The same for a child. */
  child_hear: sentence.optional(),
  help: sentence,
  now: sentence.optional(),
  watch: sentence.optional(),
  more: sentence.optional(),
  ask: sentence.optional(),
  /** Questions that continue the conversation after the help was given, one after the other. */
  deeper: list.optional(),
  child_deeper: list.optional(),
  teen: sentence.optional(),
  child: sentence.optional(),
  texts: list.optional(),
  teen_texts: list.optional(),
  child_texts: list.optional(),
  steps: list.optional(),
  teen_steps: list.optional(),
  child_steps: list.optional(),
});
export type Card = z.infer<typeof card>;
/** A card combined with its index entry. */
export interface IndexedCard extends Card {
  readonly warn: boolean;
}
export const cards = z.record(z.string(), card);

const said = z.array(z.string().min(1).check(atMostUnits(400)));
/** How people ask for each card, and how they talk about its topic. */
export const asks = z.record(z.string(), said.min(3));
export const told = z.record(z.string(), said.min(1));
/** Used in place of a card's id for texts that no card covers. */
export const NO_CARD = "none";

/** Problems with a card for its kind, as sentences; empty if it's complete. */
export function problemsOf(id: string, { kind, child }: Entry, it: Card | undefined): string[] {
  if (!it) return [`${id} is missing`];
  const needed: Record<Entry["kind"], readonly (keyof Card)[]> = {
    situation: [
      ...(["hear", "now", "more", "ask", "deeper", "teen"] as const),
      ...(child ? (["child", "child_hear", "child_deeper"] as const) : []),
    ],
    words: ["texts", "teen_texts", ...(child ? (["child_texts"] as const) : [])],
    plan: ["steps", "teen_steps", ...(child ? (["child_steps"] as const) : [])],
    willow: ["teen", ...(child ? (["child"] as const) : [])],
  };
  return needed[kind]
    .filter((field) => it[field] === undefined)
    .map((field) => `${id} has no "${field}"`);
}

/** Requests about the conversation itself; their asks are in asks/moves.yaml. */
export const MOVES = ["more", "summary", "recall", "did_not_help"] as const;
export type Move = (typeof MOVES)[number];

/** The card by which the guide agreed to give no advice. */
export const JUST_LISTEN = "just-listen";
/** Cards by which the guide agrees to hold back from now on. */
export const HOLDS_BACK: ReadonlySet<string> = new Set([JUST_LISTEN, "no-questions"]);

const wordings = z.array(sentence).min(2).max(4);
/** The guide's words around the cards, for one audience. */
const moveWords = z.strictObject({
  /** No card is near: says so plainly and asks what they need. */
  not_found: wordings,
  /** They asked for a text, but none is at hand; the offer to find the words together follows. */
  no_text: wordings,
  /** They asked for more, but the card has no more. */
  nothing_more: wordings,
  /** An attempt or suggestion didn't help; another idea follows. */
  did_not_help: wordings,
  /** `{list}`: titles of the topics discussed. */
  summary: wordings,
  /** `{step}`: a step that was suggested. */
  summary_step: wordings,
  summary_none: wordings,
  /** Introduces quotes of their own words, which follow on separate lines. */
  recall: wordings,
  recall_none: wordings,
});
export const moves = z.strictObject({
  adult: moveWords,
  teen: moveWords,
  child: moveWords,
  /** How a card names the line to call: with its number, or without one. */
  crisis_line: z.strictObject({
    known: z.string().includes("{number}"),
    unknown: z.string().check(atLeastUnits(2)),
  }),
  /** Each card's topic in a few words, as used in a list within a sentence. */
  titles: z.record(z.string(), z.string().check(atLeastUnits(2), atMostUnits(60))),
});
export type Moves = z.infer<typeof moves>;

const few = z.array(sentence).min(3).max(24);
/**
 * The guide's words while it listens, for one audience: short sentences that stand alone and fit
 * any message.
 */
const listeningWords = z.strictObject({
  /** Acknowledgments: of something hard, of a plain fact, of something good. */
  hard: few,
  plain: few,
  glad: few,
  /** They don't know, or answered the guide's question with just yes or no. A question follows. */
  unsure: few,
  yes: few,
  no: few,
  /** They did something they meant to do, or are better. */
  progress: few,
  /** They intend to try the suggestion. */
  agreed: few,
  /** The guide had it wrong: takes it back. A question follows. */
  corrected: few,
  /** They said something dark, and a caring question may follow: agrees with nothing. */
  concerned: few,
  /** Accepts a no to such a question. */
  denial: few,
  /** Complete answers. */
  stop: few,
  thanks: few,
  goodbye: few,
  greeting: few,
  /** Greets someone who has been here before. */
  again: few,
  /** The same, if the last conversation is known: `{before}` is its topic. */
  again_with: z
    .array(sentence.check(z.regex(/.\{before\}/)))
    .min(2)
    .max(6),
  /** An earlier statement related to the current one: `{said}` is their own sentence. */
  remembered: z
    .array(sentence.check(z.regex(/.\{said\}/)))
    .min(2)
    .max(6),
  small_talk: few,
  unclear: few,
  insult: few,
  /** To a personal question about the guide that has no card. */
  not_a_person: few,
  /**
   * Questions: when nothing is known yet; following anything hard or plain; following something
   * good.
   */
  open: few,
  /** The guide had it wrong: asks what they meant. */
  retell: few,
  onward: few,
  onward_glad: few,
  /**
   * About their sources of strength, if they mentioned a faith, a conviction without one, or a
   * background; names none.
   */
  faith: few.optional(),
  conviction: few.optional(),
  background: few.optional(),
  /** `{a}` and `{b}`: titles of the two situations it may be about. */
  either: few,
  /** A situation has been covered: asks what they'd like next. */
  wrap: few,
});
export const listening = z.strictObject({
  adult: listeningWords,
  teen: listeningWords,
  child: listeningWords,
});
export type Listening = z.infer<typeof listening>;

/** Wordings that each hold all of these slots, and no other. */
const withSlots = (...slots: readonly string[]) =>
  z
    .array(
      sentence.refine(
        (text) =>
          [...text.matchAll(/\{(\w+)\}/g)]
            .map(([, slot]) => slot)
            .sort()
            .join() === slots.join(),
        `has exactly the slots ${slots.join(", ")}`,
      ),
    )
    .min(2)
    .max(4);

/** The guide's words about memory items, for one audience. */
const memoryWords = z.strictObject({
  /** Asks about an event that has passed: on a weekday they named, or lately. */
  on_day: withSlots("day", "event"),
  lately: withSlots("event"),
  /** The same if the event can't be named safely: `{said}` is their own sentence. */
  quoted: withSlots("said"),
  /** Before the offer of a skill: such a thing helped them, or the nearer one didn't. */
  helped: withSlots(),
  not_helped: withSlots("title"),
  /** Introduces everything that's remembered, and what to say if that's nothing. */
  knows: withSlots(),
  knows_none: withSlots(),
  /** A heading for each kind. */
  kinds: z.record(z.enum(MEMORY_GROUPS), z.string().check(atLeastUnits(1), atMostUnits(40))),
});
export const memory = z.strictObject({ adult: memoryWords, teen: memoryWords, child: memoryWords });
export type MemoryWords = z.infer<typeof memory>;
