import { z } from "zod";
import { TOPICS } from "@/lib/reader/labels";
import { atLeastUnits, atMostUnits } from "@/lib/shared/written-text";

/** What the guide has to say about: content/guide/index.yaml. */
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

/** Groups of situations, which people tell of without asking for anything. */
export const TOLD = GROUPS.filter(
  (group) => group !== "words" && group !== "plans" && group !== "willow",
);

const entry = z.strictObject({
  /**
   * situation: what helps. words: a text to say or send. plan: steps. willow: about this service.
   */
  kind: z.enum(["situation", "words", "plan", "willow"]).default("situation"),
  topics: z.array(z.enum(TOPICS)).min(1),
  /** A child of 5 to 12 gets words of their own; without it a child is never given the card. */
  child: z.boolean().default(false),
  /** Its help comes at once, also to whoever only tells of it. */
  first: z.boolean().default(false),
  /** What to watch for is said with the help, and not only to whoever asks for more. */
  warn: z.boolean().default(false),
  /** For whoever edits. */
  about: z.string().min(1),
});
export type Entry = z.infer<typeof entry>;
export const index = z.record(z.enum(GROUPS), z.record(z.string(), entry));

const sentence = z
  .string()
  .transform((text) => text.replace(/\s+/g, " ").trim())
  .pipe(z.string().check(atLeastUnits(2), atMostUnits(900)));
const list = z.array(sentence).min(1).max(6);

/** One card in one language. Which fields it needs depends on its kind (`problemsOf`). */
export const card = z.strictObject({
  /** Meets someone who tells of it; `ask` follows, and `help` only after their answer. */
  hear: sentence.optional(),
  /** The same for a child. */
  child_hear: sentence.optional(),
  help: sentence,
  now: sentence.optional(),
  watch: sentence.optional(),
  more: sentence.optional(),
  ask: sentence.optional(),
  /** Questions that carry a talk about it further, one after the other, once its help was said. */
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
/** A card with what the index says of it. */
export interface IndexedCard extends Card {
  readonly warn: boolean;
}
export const cards = z.record(z.string(), card);

const said = z.array(z.string().min(1).check(atMostUnits(400)));
/** How people ask for each card, and how they tell of it. */
export const asks = z.record(z.string(), said.min(3));
export const told = z.record(z.string(), said.min(1));
/** In place of a card's id, for what no card is about. */
export const NO_CARD = "none";

/** What a card lacks for its kind, as sentences; empty when it's whole. */
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

/** What people ask of the conversation itself; their asks stand in asks/moves.yaml. */
export const MOVES = ["more", "summary", "recall", "did_not_help"] as const;
export type Move = (typeof MOVES)[number];

const wordings = z.array(sentence).min(2).max(4);
/** What the guide says around the cards, to one audience. */
const moveWords = z.strictObject({
  /** No card is near: says so plainly, and asks what they need. */
  not_found: wordings,
  /** Asked for more where the card has no more. */
  nothing_more: wordings,
  /** What was tried or suggested didn't help; what's said next is another idea. */
  did_not_help: wordings,
  /** `{list}`: titles of what was talked about. */
  summary: wordings,
  /** `{step}`: a step that was suggested. */
  summary_step: wordings,
  summary_none: wordings,
  /** Before words of theirs, which follow on lines of their own. */
  recall: wordings,
  recall_none: wordings,
});
export const moves = z.strictObject({
  adult: moveWords,
  teen: moveWords,
  child: moveWords,
  /** What each card is about in a few words, as it stands in a list within a sentence. */
  titles: z.record(z.string(), z.string().check(atLeastUnits(2), atMostUnits(60))),
});
export type Moves = z.infer<typeof moves>;

const few = z.array(sentence).min(3).max(24);
/**
 * What the guide says while it listens, to one audience: short sentences that stand alone and fit
 * whatever was told.
 */
const listeningWords = z.strictObject({
  /** Acknowledgments: of something hard, of a plain fact, of something good. */
  hard: few,
  plain: few,
  glad: few,
  /** They don't know; a bare yes or no to the guide's question. A question follows. */
  unsure: few,
  yes: few,
  no: few,
  /** They did something they meant to do, or are better. */
  progress: few,
  /** They mean to try what was suggested. */
  agreed: few,
  /** The guide had it wrong: takes it back. A question follows. */
  corrected: few,
  /** Something dark was said, and a caring question may follow: agrees with nothing. */
  concerned: few,
  /** A no to such a question is believed. */
  denial: few,
  /** Whole answers. */
  stop: few,
  thanks: few,
  goodbye: few,
  greeting: few,
  /** To a greeting by someone who was here before. */
  again: few,
  /** The same, where the talk before is known: `{before}` is what it was about. */
  again_with: z
    .array(sentence.check(z.regex(/.\{before\}/)))
    .min(2)
    .max(6),
  /** Told at another time, about what's told now: `{said}` is their own sentence. */
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
   * Questions: where nothing is known yet; on from anything hard or plain; on from something good.
   */
  open: few,
  onward: few,
  onward_glad: few,
  /**
   * About what holds them, where they told of a faith, of a conviction without one, or of a
   * background; names none.
   */
  faith: few.optional(),
  conviction: few.optional(),
  background: few.optional(),
  /** `{a}` and `{b}`: titles of two situations that it may be about. */
  either: few,
  /** A situation has been gone through: asks what they'd like now. */
  wrap: few,
});
export const listening = z.strictObject({
  adult: listeningWords,
  teen: listeningWords,
  child: listeningWords,
});
export type Listening = z.infer<typeof listening>;
