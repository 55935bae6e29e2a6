import type { ApproachName } from "../approaches";

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
  /** Before the first question, when a thought they wrote earlier can be proposed as `{seed}`; "that one" then takes it. */
  readonly seed?: string;
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
  /** Like `summary`, the fullest first: the first one whose gaps can be filled is said. */
  readonly summaries?: Lines;
  /** Two steps (from 0) that ask for a number on the same scale, and what is said of the way `{from}` one `{to}` the other. */
  readonly shift?: Shift;
  readonly close: string;
}

export interface Shift {
  readonly from: number;
  readonly to: number;
  /** The end of the scale; 10 without it. */
  readonly most?: 100;
  readonly down: string;
  readonly same: string;
  readonly up: string;
}

/** How something was said. Named groups of the pattern are gaps of its lines, switched to the second person. */
export interface Cue {
  readonly heard: RegExp;
  readonly questions: Lines;
  /** What the words mean rather than what they say; without a question. */
  readonly reflect?: Lines;
  /** Something they may do: its question comes before any other. */
  readonly hope?: true;
  /** The exercise that suits it best. */
  readonly suits?: string;
}

/** A question to the guide or a remark about the talk itself, which deserves its own answer. Checked in order. */
export interface Direct {
  readonly heard: RegExp;
  readonly lines: Lines;
  /** What follows the line: nothing, the way back into the talk or the exercise, or exercises to tap. */
  readonly after: "rest" | "back" | "chips";
  /** The exercise that goes with the answer; a "yes" to it begins that one. */
  readonly offers?: string;
  /** Whether the message asks how long it takes; in an exercise the questions left are told. */
  readonly asksLength?: true;
  /** Only where the conversation is about this. */
  readonly about?: Topic;
  /** Longer messages are about something else; 14 without it. */
  readonly mostWords?: number;
}

/** The opening after an earlier visit: what it was about, open to correction. */
export interface Recap {
  readonly phrase: Lines;
  readonly quote: Lines;
  /** For what they let the guide remember, where it touches what they say now. */
  readonly memory: Lines;
  readonly ask: Lines;
  readonly corrected: Lines;
  readonly confirmed: Lines;
}

/** Every few turns: what was said so far, put together. */
export interface Summing {
  /** With `{list}`, phrases in the second person. */
  readonly phrases: Lines;
  /** With `{list}`, quotes. */
  readonly quotes: Lines;
  readonly ask: Lines;
  readonly and: string;
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
  /** Stands ahead of what was said just now. */
  readonly callbackLead?: Lines;
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

  // What follows may be missing in a language; the talk then does without.
  readonly direct?: readonly Direct[];
  /** What is often true of a matter, as a short sentence without a question. */
  /** In place of `holding` where nothing hard was said. */
  readonly neutral?: Lines;
  readonly topicReflect?: Partial<Record<Topic, Lines>>;
  /** One thing that helps many people with a matter, for who asks what to do; ends in a question. */
  readonly topicAdvice?: Partial<Record<Topic, Lines>>;
  readonly approachQuestions?: Partial<Record<ApproachName, Lines>>;
  readonly recap?: Recap;
  readonly summing?: Summing;
  /** After an answer of a word or two: `{word}`. */
  readonly short?: Lines;
  readonly afterYes?: Lines;
  readonly afterNo?: Lines;
  /** "What do you think?": what the guide noticed, with `{phrase}` and `{other}`, or without either. */
  readonly opinion?: Lines;
  readonly changed?: Lines;
  /** How many questions follow the present one: none, one, two, … */
  readonly stepsLeft?: Lines;
  /** Stand before a question that is asked once more, and end in a colon. */
  readonly resumed?: Lines;
  /** The same, when the exercise is walked a second time. */
  readonly anew?: Lines;
  /** When an exercise begins, with `{phrase}`, something that the person said before it. */
  readonly carried?: Lines;
  /** After an exercise, back to what the conversation began with: `{phrase}` or `{quote}`. */
  readonly returning?: Lines;
  readonly nothingOpen?: Lines;
  /** Before advice by matter; without a question. */
  readonly adviceLead?: Lines;
  readonly otherScript?: Lines;
  /** To a question that nobody could answer from here: says so, and asks for what stands behind it. */
  readonly unknowable?: Lines;
  /** Small, plain questions for who answers in a word or two. */
  readonly plainQuestions?: Lines;
  /** Said only where the person told of a faith, of a conviction without one, or of a background; names none of them. */
  readonly culture?: Readonly<Record<"faith" | "conviction" | "background", Lines>>;
  /** "No exercise, please": taken as a wish for the whole conversation. */
  readonly noExercise?: RegExp;
  readonly somethingElse?: RegExp;
  readonly resume?: RegExp;
  /** A wish to try something; "it" is what was offered last. */
  readonly wantsExercise?: RegExp;
}

export interface Speech {
  readonly adult: Voice;
  readonly child: Voice;
}
