import type { Act, Kind, Told, Topic, Valence } from "@/lib/reader/labels";
import type { Concern } from "@/lib/reader/types";
import type { Near } from "./content/asks-index";
import type { Entry } from "./content/schema";
import type { Loss } from "./losses";
import type { FollowUp, Tried } from "./memory/types";
import type { WordsWanted } from "./recipients";
import type { SkillStanding } from "./skills/place";
import type { Thread } from "./talk-state";

/** From here on an act is taken at face value. Below, the message is a statement. */
export const SURE_OF_ACT = 0.55;

/** The reader's view of the newest message, as far as the plan needs it. */
export interface Understood {
  readonly text: string;
  /** The button that isn't a skill's: they'd rather talk. */
  readonly taps: "keep_talking" | null;
  readonly act: Act;
  readonly valence: Valence;
  /** Probabilities, 0 to 1, of the named act and valence. */
  readonly sure: { readonly act: number; readonly valence: number };
  readonly topics: readonly Topic[];
  readonly told: readonly Told[];
  /** The deaths told of in this conversation, in so many words. */
  readonly losses: ReadonlySet<Loss>;
  readonly near: readonly Near[];
  /**
   * The same for actions within a skill, in trauma work or between two, based on this message
   * alone.
   */
  readonly signals: readonly Near[];
  /** Probability, 0 to 1, of a question or a request. */
  readonly asks: number;
  readonly concern: Concern;
  /** The danger behind the concern. */
  readonly kind: Kind;
  /** So short that it may refer to what was said before. */
  readonly isShort: boolean;
  /** Asks for words to say to someone or to send them; null if not. */
  readonly wordsWanted: WordsWanted | null;
  /** Asks for one thing, or for a short answer. */
  readonly isBrief: boolean;
  /** Objects to the guide: it didn't listen, doesn't understand, repeats itself. */
  readonly objects: boolean;
  /** Asks what the guide knows about them. */
  readonly asksAll: boolean;
  /** Unreadable, a few words, or more. */
  readonly form: "unreadable" | "few" | "more";
}

/** State of the conversation. */
export interface TalkState {
  /** Cards given so far, newest first. */
  readonly given: readonly string[];
  /**
   * Cards acknowledged with a question so far, newest first; and whether the last reply did that.
   */
  readonly explored: readonly string[];
  readonly wasAsked: boolean;
  /** The guide's last words contained a card's help; and they ended with a question. */
  readonly wasHelped: boolean;
  readonly endedInQuestion: boolean;
  /** The current or latest situation; null before the first, and after they asked to leave it. */
  readonly thread: Thread | null;
  /** The two situations in the choice that the guide just offered. */
  readonly offered: readonly string[];
  /**
   * The number of replies, and how many since the guide asked which of two situations it is, or
   * where they'd like to go.
   */
  readonly replies: number;
  readonly sinceEither: number;
  readonly sinceWrap: number;
  /** They were here before. */
  readonly isReturning: boolean;
  /** They asked for no more questions. */
  readonly isQuiet: boolean;
  /** A caring question follows the answer. */
  readonly isCaring: boolean;
  /** The newest message says that what the guide just talked about isn't theirs. */
  readonly isCorrected: boolean;
  readonly skills: SkillStanding;
  /** Skills that fit the topic and weren't offered yet, best first. */
  readonly fitting: readonly string[];
  /**
   * The question about a faith or a background they mentioned; null if there is none, or it was
   * already asked.
   */
  readonly roots: BackgroundKind | null;
  /** Whether anything is remembered about them. */
  readonly isKnown: boolean;
  /** The event to ask about if this first message only says hello. */
  readonly followUp: FollowUp | null;
  readonly tried: Tried;
  /** The title of the skill that would fit best, but of which they said it doesn't help. */
  readonly passedOver: string | null;
}

/** A faith, a conviction without one, or a background. */
export type BackgroundKind = "faith" | "conviction" | "background";

/** Acknowledges the message, by its type. */
export type Ack =
  | "hard"
  | "plain"
  | "glad"
  | "concerned"
  | "unsure"
  | "yes"
  | "no"
  | "denial"
  | "progress"
  | "agreed"
  | "corrected";
export type Onward = "open" | "retell" | "onward" | "onward_glad" | "wrap" | BackgroundKind;
type Whole =
  | "stop"
  | "thanks"
  | "goodbye"
  | "greeting"
  | "again"
  | "small_talk"
  | "unclear"
  | "insult"
  | "not_a_person";

/** The next thing to say. Both voices can speak the same plan. */
export type Plan =
  /** Acknowledges a situation and asks one question about it. */
  | { readonly move: "explore"; readonly id: string; readonly ack?: Ack }
  | {
      readonly move: "card";
      readonly id: string;
      readonly meets?: boolean;
      /** Only the one thing to do. */
      readonly isBrief?: boolean;
      readonly ack?: Ack;
    }
  /** More from a card that was given. */
  | { readonly move: "more"; readonly id: string; readonly ack?: Ack }
  /** That didn't help: another card on the topic, or else more of this one. */
  | { readonly move: "another"; readonly id: string }
  /** The next question about a situation that already got help. */
  | { readonly move: "deepen"; readonly id: string; readonly ack: Ack }
  /** Asks which of two situations it is. */
  | { readonly move: "either"; readonly ids: readonly [string, string] }
  /** Acknowledges the message and asks on, about nothing in particular. */
  | { readonly move: "talk"; readonly ack: Ack; readonly onward: Onward | null }
  | { readonly move: "say"; readonly words: Whole }
  | { readonly move: "nothing_more" | "not_found" | "summary" }
  /** Quotes what they told; if nothing fits, a card may answer instead. */
  | { readonly move: "recall"; readonly else?: string }
  /** Tells everything that's remembered; asks how a remembered event went. */
  | { readonly move: "knows" | "follow_up" }
  /** Offers a skill; if asked why, gives the reason instead of a lead-in. */
  | { readonly move: "offer"; readonly id: string; readonly ack?: Ack; readonly isWhy?: boolean }
  | { readonly move: "begin"; readonly id: string }
  /** There's no ready text for a request: offers the skill that finds the words. */
  | { readonly move: "find_words"; readonly id: string }
  /** A skill's question: as it is, in the smaller version, or once more. */
  | {
      readonly move: "step";
      readonly id: string;
      readonly step: number;
      readonly as: "ask" | "hint" | "again";
      readonly before: "lead" | "skipped" | "why" | "first_already" | null;
    }
  /** Answers a request in the middle of a skill, then returns to its question. */
  | { readonly move: "aside"; readonly card: string; readonly id: string; readonly step: number }
  | { readonly move: "finish"; readonly id: string; readonly isSkipped: boolean }
  | { readonly move: "leave" | "declined" | "nothing_open" | "all_done" };

/** A card or a move, and its similarity to the message. */
export interface ScoredMatch {
  readonly id: string;
  readonly likeness: number;
}

/** The candidate cards and moves, nearest first. */
export interface Choice {
  readonly ranked: readonly ScoredMatch[];
  readonly best: ScoredMatch | undefined;
  readonly index: ReadonlyMap<string, Entry>;
}

/** These are never skipped over, no matter what was discussed before. */
export const GRAVE: ReadonlySet<Topic> = new Set([
  "grief",
  "death",
  "pet_loss",
  "trauma",
  "abuse",
] as const);

export const isGraveTopic = (topic: Topic): boolean => GRAVE.has(topic);

/** Not named unasked: someone may look over their shoulder, and a wrong guess would hurt. */
const DELICATE: ReadonlySet<Topic> = new Set([
  ...GRAVE,
  "suicide",
  "self_harm",
  "psychosis",
  "sex",
  "addiction",
  "identity",
  "gender",
] as const);

/** The same check for the topics the reader finds in a text. */
export const isDelicateTalk = (topics: readonly Topic[]): boolean =>
  topics.some((topic) => DELICATE.has(topic));

const isAbout = (
  topics: ReadonlySet<Topic>,
  id: string,
  index: ReadonlyMap<string, Entry>,
): boolean => index.get(id)?.topics.some((topic) => topics.has(topic)) ?? false;

export const isGrave = (id: string, index: ReadonlyMap<string, Entry>): boolean =>
  isAbout(GRAVE, id, index);
export const isDelicate = (id: string, index: ReadonlyMap<string, Entry>): boolean =>
  isAbout(DELICATE, id, index);
