import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** One line of the conversation so far, oldest first. */
export interface TurnLine {
  readonly role: "user" | "assistant";
  readonly content: string;
  /** Who wrote it, where two people talk. */
  readonly speaker?: string;
}

/** A talk of two people with the guide between them. */
export interface CoupleTurn {
  /** Who wrote the last line, and who reads the answer beside them. The two names differ. */
  readonly speaker: string;
  readonly listener: string;
  /** Ids of closed lists; an adapter that does not know one leads as usual. */
  readonly approach: string;
  readonly focus: string;
  readonly goals: readonly string[];
  /**
   * Set where the speaker alone reads the answer: the newest lines that both can see, for what it
   * refers to.
   */
  readonly privateTo: { readonly shared: readonly TurnLine[] } | null;
}

/** Ways of working with a trauma that a guide knows; what each offers differs (decision 0032). */
export type TraumaApproach =
  | "tf_cbt"
  | "cpt"
  | "emdr"
  | "narrative"
  | "somatic"
  | "dbt"
  | "exposure";

/**
 * How far the work may go, by how safe the person says they are: getting steady and nothing else,
 * knowledge and skills as well, or also careful work with what it has come to mean. No depth goes
 * through the event itself.
 */
export type TraumaDepth = "steady" | "skills" | "meaning";

/** What a guide is told of a trauma conversation. */
export interface TraumaWork {
  /** What kind of trauma it is about, from a closed list; null when it was not said. */
  readonly kind: string | null;
  readonly approach: TraumaApproach;
  readonly depth: TraumaDepth;
}

/** Everything a guide may know when it answers. The last line is what the person just wrote. */
export interface Turn {
  readonly sessionId: string;
  readonly audience: Audience;
  readonly language: SpokenLanguage;
  readonly firstName: string | null;
  readonly age: number | null;
  readonly culturalBackground: string | null;
  readonly religion: string | null;
  readonly therapyGoals: string | null;
  readonly approaches: readonly { readonly name: string; readonly systemPrompt: string }[];
  /** What the person lets the guide remember, newest first; empty when they switched that off. */
  readonly memory: readonly string[];
  /**
   * What the conversation before this one was about, for an opening recap; null without one or with
   * memory off.
   */
  readonly before: string | null;
  readonly lines: readonly TurnLine[];
  /** Numbers at which a person answers, as they stand within a sentence; for who asks for them. */
  readonly helpLines?: string;
  /**
   * What the safety path made of the newest message, in its conversation; a guide that isn't told
   * reads it for itself.
   */
  readonly concern?: { readonly level: "none" | "possible" | "clear"; readonly kind: string };
  /**
   * An authored question follows the answer: it meets what was said, and neither asks nor offers
   * anything.
   */
  readonly caring?: boolean;
  /** Only in a trauma conversation of an adult. */
  readonly trauma?: TraumaWork | null;
  /** Only in a talk of two; nothing above is told there but the language. */
  readonly couple?: CoupleTurn;
}

/**
 * An exercise that the person walked to its end; `exercise` and `approach` are names from a closed
 * list, never their words.
 */
export interface WalkedExercise {
  readonly exercise: string;
  readonly approach: string;
}

export interface TextPiece {
  readonly type: "text";
  readonly text: string;
}

/**
 * A piece of the answer: text as it comes, at most once the activities to offer under it, and what
 * it finished. "torn" comes after the text that a limit cut off: its last sentence may be
 * unfinished. "withdrawn" says that all text so far was no answer, but thinking; only a server that
 * was known to mark it can surprise so.
 */
export type ReplyPiece =
  | TextPiece
  | { readonly type: "torn" }
  | { readonly type: "withdrawn" }
  | { readonly type: "activities"; readonly activities: readonly string[] }
  | { readonly type: "finished"; readonly finished: WalkedExercise };

/**
 * How a model's server marks thinking: "marked" opens it with a mark or keeps it apart, so words
 * can be told as they come; "unopened" is a server whose template swallows the opening mark, so an
 * answer begins with thinking and only the closing mark tells.
 */
export type ThinkingHabit = "marked" | "unopened";

/** Null: not known, or in doubt since then. */
export interface LearnedHabit {
  readonly habit: ThinkingHabit | null;
  readonly at: Date;
}

/**
 * What a guide learns of the server that it asks. Until it knows, it tells nothing that could turn
 * out to be thinking.
 */
export interface Learning {
  /** Tells one server and model from another, and not where they are. */
  readonly server: string;
  readonly learned: LearnedHabit;
  /** Whether it is time for a question of our own. */
  readonly isDue: boolean;
  /** What another instance learned; the newer knowledge stays. */
  take(learned: LearnedHabit): void;
  /**
   * Asks the server a question of our own, in which nothing comes from a person. Never throws; what
   * fails teaches nothing.
   */
  prove(): Promise<void>;
}

/**
 * Answers a turn. Implementations stream; they stop when `signal` aborts and throw when they cannot
 * answer, and the caller falls back to the guided engine (security.md, "What must never be lost").
 */
export interface Guide {
  readonly name: "guided" | "openai";
  /** Absent where there is no server to know. */
  readonly learning?: Learning;
  reply(turn: Turn, signal: AbortSignal): AsyncIterable<ReplyPiece>;
}

export type GuideTrouble =
  | "unreachable"
  | "timeout"
  | "refused"
  | "bad_reply"
  | "empty"
  | "interrupted"
  | "aborted";

/**
 * A guide cannot answer this turn (or not to its end). Never carries prompt or reply: it may be
 * logged as it is.
 */
export class GuideUnavailable extends Error {
  override readonly name = "GuideUnavailable";
  readonly trouble: GuideTrouble;
  /** Whether asking again at once could help; false when the server refused the request itself. */
  readonly retryable: boolean;

  constructor(trouble: GuideTrouble, more: { retryable?: boolean; cause?: unknown } = {}) {
    super(`The guide cannot answer: ${trouble}`, { cause: more.cause });
    this.trouble = trouble;
    this.retryable = more.retryable ?? true;
  }
}
