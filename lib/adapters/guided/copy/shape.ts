export const FEELINGS = [
  "sad",
  "anxious",
  "angry",
  "lonely",
  "ashamed",
  "tired",
  "overwhelmed",
  "numb",
  "confused",
  "good",
] as const;
export type Feeling = (typeof FEELINGS)[number];

export const TOPICS = [
  "loss",
  "relationship",
  "family",
  "friends",
  "school",
  "work",
  "money",
  "sleep",
  "body",
  "health",
  "identity",
  "selfWorth",
  "habit",
  "faith",
  "loneliness",
  "worry",
  "anger",
] as const;
export type Topic = (typeof TOPICS)[number];

type Lines = readonly string[];

/**
 * One question of an exercise. `ask` and `hint` hold no placeholders: they are how a later turn recognises where the
 * exercise stands, since nothing but the conversation itself is kept.
 */
export interface Step {
  /** Said before the question when the answer just given can be quoted as `{answer}`. */
  readonly lead?: string;
  /** Said in its place when it cannot. */
  readonly plainLead?: string;
  readonly ask: string;
  /** A smaller form of the same question, for "I don't know". */
  readonly hint: string;
}

export interface Exercise {
  readonly id: string;
  /** At most four words; also what a person sends by tapping it. */
  readonly chip: string;
  /** Other ways to ask for it by name. */
  readonly asked: RegExp;
  readonly topics: readonly Topic[];
  readonly feelings: readonly Feeling[];
  /** Names of approaches that this exercise comes from. */
  readonly approaches: RegExp;
  readonly offer: string;
  readonly why: string;
  readonly steps: readonly Step[];
  /** `{answer1}` … are the answers by step, used only when all of them can be quoted. */
  readonly summary?: string;
  readonly close: string;
}

export interface Cue {
  readonly heard: RegExp;
  readonly questions: Lines;
}

/** All that one persona says in one language. Placeholders: {phrase} {quote} {topic} {name} {goal} {them}. */
export interface Voice {
  readonly feelings: Record<Feeling, Lines>;
  /** Reflect what was said; `phrase` is a clause turned to "you", `quote` is in the person's own words. */
  readonly phrase: Lines;
  readonly quote: Lines;
  /** In place of `phrase` when a person judges themselves: a judgement is given back as theirs, never as a fact. */
  readonly judgement: Lines;
  /** For panic or trouble to breathe, ahead of a calming exercise. */
  readonly acute: Lines;
  readonly topicNames: Record<Topic, string>;
  readonly topic: Lines;
  /** A short sentence that lets a thing be as hard as it is. */
  readonly holding: Lines;
  readonly openQuestions: Lines;
  readonly questions: Lines;
  readonly topicQuestions: Partial<Record<Topic, Lines>>;
  /** Questions for how something was said: "used to", "always", "but". Checked in order. */
  readonly cues: readonly Cue[];
  readonly savour: Lines;
  readonly callbackPhrase: Lines;
  readonly callbackQuote: Lines;
  readonly callbackQuestions: Lines;
  readonly offerLead: Lines;
  readonly offerChoice: Lines;
  readonly goal: Lines;
  readonly afterExercise: Lines;
  readonly carryOn: Lines;
  readonly windDown: Lines;
  readonly keepTalkingChip: string;
  readonly declined: Lines;
  readonly stopped: Lines;
  readonly leftOpen: Lines;
  readonly ai: Lines;
  readonly medical: Lines;
  readonly crisis: Lines;
  readonly unclear: Lines;
  readonly smaller: Lines;
  readonly repair: Lines;
  readonly advice: Lines;
  readonly thanks: Lines;
  readonly goodbye: Lines;
  readonly greeting: Lines;
  readonly back: Lines;
  /** When every other line has been said. */
  readonly staying: Lines;
  readonly quoteMarks: readonly [string, string];
  readonly exercises: readonly Exercise[];
}

export interface Speech {
  readonly adult: Voice;
  readonly child: Voice;
}
