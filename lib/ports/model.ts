import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** One line of the conversation so far, oldest first. */
export interface TurnLine {
  readonly role: "user" | "assistant";
  readonly content: string;
  /** The author, when two people talk. */
  readonly speaker?: string;
}

/** A couples conversation, with the guide between them. */
export interface CoupleTurn {
  /**
   * The author of the last line, and the partner who reads the answer too. The two names differ.
   */
  readonly speaker: string;
  readonly listener: string;
  /** Ids from closed lists; an adapter that doesn't know one uses its usual approach. */
  readonly approach: string;
  readonly focus: string;
  readonly goals: readonly string[];
  /** Set when only the speaker reads the answer: the newest lines both can see, for context. */
  readonly privateTo: { readonly shared: readonly TurnLine[] } | null;
}

/** Trauma approaches a guide knows; each offers something different (decision 0032). */
export type TraumaApproach =
  | "tf_cbt"
  | "cpt"
  | "emdr"
  | "narrative"
  | "somatic"
  | "dbt"
  | "exposure";

/**
 * How deep the work may go, by how safe the person says they are: stabilizing only, knowledge and
 * skills as well, or also careful work on what the event has come to mean. No depth goes through
 * the event itself.
 */
export type TraumaDepth = "steady" | "skills" | "meaning";

/** The guide's facts about a trauma conversation. */
export interface TraumaWork {
  /** The kind of trauma, from a closed list; null when it wasn't said. */
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
  /**
   * Facts the person lets the guide remember, newest first; empty when they switched memory off.
   */
  readonly memory: readonly string[];
  /**
   * The topic of the previous conversation, for an opening recap; null without one or with memory
   * off.
   */
  readonly before: string | null;
  readonly lines: readonly TurnLine[];
  /**
   * Phone numbers answered by a person, worded for use inside a sentence; given when the person
   * asks for them.
   */
  readonly helpLines?: string;
  /**
   * The safety path's verdict on the newest message in its conversation; a guide without it makes
   * its own.
   */
  readonly concern?: { readonly level: "none" | "possible" | "clear"; readonly kind: string };
  /**
   * True when an authored question follows the answer, so the answer only responds, and neither
   * asks nor offers anything.
   */
  readonly caring?: boolean;
  /** Only in an adult's trauma conversation. */
  readonly trauma?: TraumaWork | null;
  /**
   * Only in a couples conversation, where the personal fields above stay empty, except the
   * speaker's first name when only they read the answer.
   */
  readonly couple?: CoupleTurn;
}

/**
 * An exercise the person completed; `exercise` and `approach` are names from a closed list, never
 * their words.
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
 * A piece of the answer: text as it arrives, at most one offer of activities, and the exercise it
 * finished. "torn" follows text cut off by a limit, whose last sentence may be unfinished.
 * "withdrawn" means all text so far was thinking, not an answer; it can only happen with a server
 * known to mark its thinking.
 */
export type ReplyPiece =
  | TextPiece
  | { readonly type: "torn" }
  | { readonly type: "withdrawn" }
  | { readonly type: "activities"; readonly activities: readonly string[] }
  | { readonly type: "finished"; readonly finished: WalkedExercise };

/**
 * How a model server marks thinking. "marked": it opens thinking with a mark or keeps it apart, so
 * words can be streamed as they come. "unopened": its template swallows the opening mark, so an
 * answer begins with thinking and only the closing mark shows where it ends.
 */
export type ThinkingHabit = "marked" | "unopened";

/** `habit` is null while unknown, or in doubt since `at`. */
export interface LearnedHabit {
  readonly habit: ThinkingHabit | null;
  readonly at: Date;
}

/**
 * A guide's knowledge of its model server. Until it knows, it streams nothing that could turn out
 * to be thinking.
 */
export interface Learning {
  /** Distinguishes servers and models without revealing where they are. */
  readonly server: string;
  readonly learned: LearnedHabit;
  /** Whether it's time for a test question. */
  readonly isDue: boolean;
  /** Takes over another instance's knowledge; the newer one wins. */
  take(learned: LearnedHabit): void;
  /**
   * Asks the server a test question that contains nothing from a person. Never throws; a failure
   * teaches nothing.
   */
  prove(): Promise<void>;
}

/**
 * Answers a turn. Implementations stream, stop when `signal` aborts, and throw when they can't
 * answer; the caller then falls back to the guided engine (security.md, "What must never be lost").
 */
export interface Guide {
  readonly name: "guided" | "openai";
  /** Absent when there's no server to learn about. */
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
 * A guide can't answer this turn, or can't finish it. Never carries prompt or reply, so it's safe
 * to log.
 */
export class GuideUnavailable extends Error {
  override readonly name = "GuideUnavailable";
  readonly trouble: GuideTrouble;
  /** Whether an immediate retry could help; false when the server refused the request itself. */
  readonly retryable: boolean;

  constructor(trouble: GuideTrouble, more: { retryable?: boolean; cause?: unknown } = {}) {
    super(`The guide cannot answer: ${trouble}`, { cause: more.cause });
    this.trouble = trouble;
    this.retryable = more.retryable ?? true;
  }
}
