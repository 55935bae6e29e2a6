import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** One line of the conversation so far, oldest first. */
export interface TurnLine {
  readonly role: "user" | "assistant";
  readonly content: string;
  /** The author, if two people are talking. */
  readonly speaker?: string;
}

/** A couples conversation, with the guide between them. */
export interface CoupleTurn {
  /**
   * The author of the last line, and the partner, who also reads the answer. The two names differ.
   */
  readonly speaker: string;
  readonly listener: string;
  /** Ids from fixed lists. An adapter that doesn't know one uses its usual approach. */
  readonly approach: string;
  readonly focus: string;
  readonly goals: readonly string[];
  /** Set if only the speaker reads the answer: the newest lines both can see, for context. */
  readonly privateTo: { readonly shared: readonly TurnLine[] } | null;
}

/** Trauma approaches a guide knows. Each offers something different (decision 0032). */
export type TraumaApproach =
  | "tf_cbt"
  | "cpt"
  | "emdr"
  | "narrative"
  | "somatic"
  | "dbt"
  | "exposure";

/**
 * How deep the work may go, depending on how safe the person says they are: stabilizing only, also
 * knowledge and skills, or also careful work on what the event has come to mean. No depth works
 * through the event itself.
 */
export type TraumaDepth = "steady" | "skills" | "meaning";

/** The guide's facts about a trauma conversation. */
export interface TraumaWork {
  /** The kind of trauma, from a fixed list. Null if the person didn't say. */
  readonly kind: string | null;
  readonly approach: TraumaApproach;
  readonly depth: TraumaDepth;
}

/** A sentence of theirs that the person lets the guide remember. */
export interface Remembered {
  readonly id: string;
  readonly said: string;
  /** When it was written: its dates are meant from there. */
  readonly at: Date;
  /** The guide has asked how it went. */
  readonly isFollowedUp: boolean;
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
  /** Sentences the person lets the guide remember, newest first. Empty if they switched memory off. */
  readonly memory: readonly Remembered[];
  /** Without it, no remembered event counts as past. */
  readonly now?: Date;
  /** An earlier message of this conversation raised a concern, so nothing is brought up unasked. */
  readonly wasDark?: boolean;
  /**
   * The topic of the previous conversation, for an opening recap. Null if there was none or memory
   * is off.
   */
  readonly before: string | null;
  readonly lines: readonly TurnLine[];
  /**
   * Phone numbers answered by a person, worded for use inside a sentence. Set if the person asks
   * for them.
   */
  readonly helpLines?: string;
  /** The number of their country's crisis line, if we know one. */
  readonly crisisLine?: string;
  /**
   * The safety path's verdict on the newest message in its conversation. Without it, a guide judges
   * for itself.
   */
  readonly concern?: { readonly level: "none" | "possible" | "clear"; readonly kind: string };
  /**
   * True if an authored question follows, so the answer only responds and neither asks nor offers
   * anything.
   */
  readonly caring?: boolean;
  /** Only in an adult's trauma conversation. */
  readonly trauma?: TraumaWork | null;
  /**
   * Only in a couples conversation, where the personal fields above stay empty. The exception is
   * the speaker's first name if only they read the answer.
   */
  readonly couple?: CoupleTurn;
}

/**
 * An exercise the person completed. `exercise` and `approach` are names from a fixed list, never
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
 * A piece of the answer: text as it arrives, at most one offer of activities, the exercise it
 * finished, and the memory item it followed up. "torn" follows text cut off by a limit, whose last
 * sentence may be unfinished. "withdrawn" means all text so far was thinking rather than an answer;
 * it can only happen with a server known to mark its thinking.
 */
export type ReplyPiece =
  | TextPiece
  | { readonly type: "torn" }
  | { readonly type: "withdrawn" }
  | { readonly type: "activities"; readonly activities: readonly string[] }
  | { readonly type: "finished"; readonly finished: WalkedExercise }
  | { readonly type: "followed_up"; readonly item: string };

/**
 * How a model server marks thinking. "marked": it opens thinking with a mark or sends it
 * separately, so words can be streamed as they come. "unopened": its template swallows the opening
 * mark, so an answer begins with thinking and only the closing mark shows where that ends.
 */
export type ThinkingHabit = "marked" | "unopened";

/** `habit` is null while unknown, or in doubt since `at`. */
export interface LearnedHabit {
  readonly habit: ThinkingHabit | null;
  readonly at: Date;
}

/**
 * A guide's knowledge of its model server. Until it knows the server's habit, it streams nothing
 * that could turn out to be thinking.
 */
export interface Learning {
  /** Identifies server and model without revealing where they are. */
  readonly server: string;
  readonly learned: LearnedHabit;
  /** Whether it's time for a test question. */
  readonly isDue: boolean;
  /** Takes over another instance's knowledge, if that is newer. */
  take(learned: LearnedHabit): void;
  /**
   * Asks the server a test question that contains nothing from a person. Never throws, and learns
   * nothing from a failure.
   */
  prove(): Promise<void>;
}

/**
 * Answers a turn. Implementations stream, stop when `signal` aborts, and throw if they can't
 * answer, in which case the caller falls back to the guided engine (security.md, "What must never
 * be lost").
 */
export interface Guide {
  readonly name: "guided" | "openai";
  /** Absent if there's no server to learn about. */
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
 * A guide can't answer this turn, or can't finish it. Never contains prompt or reply, so it's safe
 * to log.
 */
export class GuideUnavailable extends Error {
  override readonly name = "GuideUnavailable";
  readonly trouble: GuideTrouble;
  /** Whether an immediate retry could help. False if the server refused the request itself. */
  readonly retryable: boolean;

  constructor(trouble: GuideTrouble, more: { retryable?: boolean; cause?: unknown } = {}) {
    super(`The guide cannot answer: ${trouble}`, { cause: more.cause });
    this.trouble = trouble;
    this.retryable = more.retryable ?? true;
  }
}
