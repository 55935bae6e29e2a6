import type { Act, Kind, Told, Topic, Valence } from "@/lib/reader/labels";
import type { Concern } from "@/lib/reader/types";
import type { Near } from "./content/asks-index";
import type { Entry } from "./content/schema";
import type { SkillStanding } from "./skills/place";
import type { Thread } from "./standing";

/** From here on an act is taken at its word. Below, the message is something told. */
export const SURE_OF_ACT = 0.55;

/** The reader's view of the newest message, as far as the plan needs it. */
export interface Understood {
  readonly text: string;
  /** The button that isn't a skill's: they'd rather talk. */
  readonly taps: "keep_talking" | null;
  readonly act: Act;
  readonly valence: Valence;
  /** How likely the act and the valence are as named, 0 to 1. */
  readonly sure: { readonly act: number; readonly valence: number };
  readonly topics: readonly Topic[];
  readonly told: readonly Told[];
  readonly near: readonly Near[];
  /**
   * The same for what people do within a skill, in trauma work or between two, from this message
   * alone.
   */
  readonly signals: readonly Near[];
  /** How surely it's a question or a request, 0 to 1. */
  readonly asks: number;
  readonly concern: Concern;
  /** The danger that the concern is about. */
  readonly kind: Kind;
  /** Objects to the guide: it didn't listen, doesn't understand, repeats itself. */
  readonly objects: boolean;
  /** Nothing that can be read, a few words, or more. */
  readonly form: "unreadable" | "few" | "more";
}

/** Where the conversation stands. */
export interface Standing {
  /** Cards given so far, the newest first. */
  readonly given: readonly string[];
  /**
   * Cards that were met with a question so far, the newest first; whether it was asked just now.
   */
  readonly explored: readonly string[];
  readonly wasAsked: boolean;
  /** The guide's last words held a card's help; they ended with a question. */
  readonly wasHelped: boolean;
  readonly endedInQuestion: boolean;
  /**
   * The situation that the talk is at, or was at last; null before one, and once they asked to
   * leave it.
   */
  readonly thread: Thread | null;
  /** The two situations that the guide just asked them to choose from. */
  readonly offered: readonly string[];
  /**
   * How many replies there were, and how many since the guide asked which of two situations it is,
   * or where they'd like to go.
   */
  readonly replies: number;
  readonly sinceEither: number;
  readonly sinceWrap: number;
  /** They were here before. */
  readonly isReturning: boolean;
  /** They asked not to be asked. */
  readonly isQuiet: boolean;
  /** A caring question follows the answer. */
  readonly isCaring: boolean;
  readonly skills: SkillStanding;
  /** The skills that fit what the talk is about and weren't offered yet, the best first. */
  readonly fitting: readonly string[];
  /**
   * What may be asked of a faith or a background that they told of; null where nothing may, or
   * something was.
   */
  readonly roots: Roots | null;
}

/** A faith, a conviction without one, or a background. */
export type Roots = "faith" | "conviction" | "background";

/** Takes in what was said, by what it was. */
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
export type Onward = "open" | "onward" | "onward_glad" | "wrap" | Roots;
export type Whole =
  | "stop"
  | "thanks"
  | "goodbye"
  | "greeting"
  | "again"
  | "small_talk"
  | "unclear"
  | "insult"
  | "not_a_person";

/** The next thing to say. The same plan is spoken by either voice. */
export type Plan =
  /** Meets what was told, and asks one question about it. */
  | { readonly move: "explore"; readonly id: string; readonly ack?: Ack }
  | { readonly move: "card"; readonly id: string; readonly meets?: boolean; readonly ack?: Ack }
  /** More of a card that was given. */
  | { readonly move: "more"; readonly id: string; readonly ack?: Ack }
  /** That didn't help: a card about the same, or else more of it. */
  | { readonly move: "another"; readonly id: string }
  /** The next question about a situation that was helped with. */
  | { readonly move: "deepen"; readonly id: string; readonly ack: Ack }
  /** Which of two situations it is. */
  | { readonly move: "either"; readonly ids: readonly [string, string] }
  /** Takes in what was said and asks on, about nothing in particular. */
  | { readonly move: "talk"; readonly ack: Ack; readonly onward: Onward | null }
  | { readonly move: "say"; readonly words: Whole }
  | { readonly move: "nothing_more" | "not_found" | "summary" | "recall" }
  /** Offers a skill; asked why, says why instead of leading in. */
  | { readonly move: "offer"; readonly id: string; readonly ack?: Ack; readonly isWhy?: boolean }
  | { readonly move: "begin"; readonly id: string }
  /** A question of a skill, put as it stands, in the smaller way, or once more. */
  | {
      readonly move: "step";
      readonly id: string;
      readonly step: number;
      readonly as: "ask" | "hint" | "again";
      readonly before: "lead" | "skipped" | "why" | "first_already" | null;
    }
  /** Answers what was asked in the middle of a skill, and comes back to its question. */
  | { readonly move: "aside"; readonly card: string; readonly id: string; readonly step: number }
  | { readonly move: "finish"; readonly id: string; readonly isSkipped: boolean }
  | { readonly move: "leave" | "declined" | "nothing_open" | "all_done" };

/** A card or a move, and how near the message is to it. */
export interface Found {
  readonly id: string;
  readonly likeness: number;
}

/** The cards and moves to choose from, the nearest first. */
export interface Choice {
  readonly ranked: readonly Found[];
  readonly best: Found | undefined;
  readonly index: ReadonlyMap<string, Entry>;
}

/** The card by which the guide agreed to give no advice. */
export const JUST_LISTEN = "just-listen";

/** Nobody passes over these, whatever was talked about before. */
export const GRAVE: ReadonlySet<Topic> = new Set([
  "grief",
  "death",
  "pet_loss",
  "trauma",
  "abuse",
] as const);

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

/** The same for what the reader finds a text to be about. */
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
