import type { Aside, Barrier, Theme } from "../../texts/kinds";

/** Things a person may mention along with a yes or a no. */
export const SIGNALS = [
  "better",
  "worse",
  "company",
  "called",
  "away",
  "refuse",
  "now",
  "have",
  "much",
] as const;
export type Signal = (typeof SIGNALS)[number];

/** Kinds of harm that someone did to the person. */
export const HARMS = ["throat", "sexual", "violence"] as const;
export type Harm = (typeof HARMS)[number];

/**
 * The answer patterns of one language (content/<locale>/crisis/hearing.yaml). They expect text
 * without capitals and accents, see {@link foldAnswer}.
 */
export interface Ear {
  /**
   * Matches if the text begins with a word that means something else in English ("ya no", "no
   * puedo"). Then only this language's ear reads the answer.
   */
  readonly own?: RegExp;
  /** Matches only at the beginning of the text. */
  readonly yes: RegExp;
  /** "Okay", "fine": consent to a step, but not an answer to a question about danger. */
  readonly agrees: RegExp;
  readonly no: RegExp;
  readonly unsure: RegExp;
  /** Matches right before the words it denies. */
  readonly denied: RegExp;
  readonly signals: Readonly<Record<Signal, RegExp>>;
  readonly asides: Readonly<Record<Aside, RegExp>>;
  readonly barriers: Readonly<Record<Barrier, RegExp>>;
  readonly themes: Readonly<Record<Theme, RegExp>>;
  /**
   * The English-only phrases for `barriers.hospital`, for languages that share the other words
   * ("trabajo en un hospital").
   */
  readonly hospitalInEnglish?: RegExp;
  /** A time within hours. Any other time still counts as one, but leaves room for a safety plan. */
  readonly today: RegExp;
  /** "What should I do now?" asks for help with the next step and names no time. */
  readonly asksWhat: RegExp;
  /** Not wanting to die, or wanting to live: either statement settles any question. */
  readonly outright: Readonly<Record<"denies" | "lives", RegExp>>;
  /** How close the thoughts are, or how safe the person feels: answers at a later visit. */
  readonly nearness: Readonly<Record<"near" | "far", RegExp>>;
  readonly shown: Readonly<Record<keyof typeof SHOWN, RegExp>>;
  /**
   * Standing somewhere with a risk of falling or being struck, and coming away from it. Used only
   * once a danger to life has come up; "at the window" alone says nothing.
   */
  readonly place: Readonly<Record<"at" | "left", RegExp>>;
  readonly somebody: Readonly<Record<keyof typeof SOMEBODY, RegExp>>;
  /**
   * "My sister lives near", stated outright about one person, with nothing after it in the whole
   * message. It names someone to reach, even along with "I'm alone", but never means that anyone
   * is there.
   */
  readonly livesNear?: RegExp;
  /**
   * Used only if someone is already known to do harm, because some of these mean something else
   * otherwise ("me ahorco" is also said of oneself).
   */
  readonly harm: Readonly<Record<Harm, RegExp>>;
  readonly moments: Readonly<Record<keyof typeof MOMENTS, RegExp>>;
  readonly whose: Whose;
}

/** Signs in an answer besides yes or no. They matter only for a danger that has already come up. */
export const SHOWN = {
  means: "a thing to die by",
  decided: "“I have made up my mind.”",
  partly: "the means were put aside but are still in the room",
  often: "how often: a yes to thoughts, but it says nothing about a time, a way or means",
  little: "“not very”: only a little of the thing asked about",
} as const;

/**
 * People who come to mind, and words that mean they can't help right now: answers to "who could be
 * with you". "He" or "she" alone doesn't count, because it may be the one the person fears.
 */
export const SOMEBODY = {
  named: "the person",
  against: "a reason why they can't help",
  elsewhere: "near, but not with the person yet: in the next room, asleep, at work",
} as const;

/** Things people say in the middle of a crisis that answer none of its questions. */
export const MOMENTS = {
  stop: "the whole text asks to stop, unlike “I can't stop” and “make it stop”",
  safe: "“I am safe”",
  noPlan: "“I have no plan”",
  doubt: "takes one of these two back, or leaves it open",
  things: "objects in a room; naming two of them answers “what do you see”",
} as const;

/** Who feels or acts. All of these find every place in a text. */
interface Whose {
  /** Words for the writer. "My" before a relative doesn't count. */
  readonly self: RegExp;
  readonly others: RegExp;
  /** The writer as the one who acts, which "he told me" isn't. */
  readonly acts: RegExp;
  /** Others as the ones who are acted on. */
  readonly objects?: RegExp;
  /** Imagined things that haven't happened. */
  readonly supposed?: RegExp;
}
