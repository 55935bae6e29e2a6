import type { WithoutYes } from "@/lib/core/consent/types";
import type { Mood } from "@/lib/features/mood/constants";
import type { ConsentState } from "@/lib/ports/context";
import type { AgeThreshold } from "@/lib/shared/growing";

/** A calendar day in the reader's time zone, and minutes of use on it in steps of five. */
export interface UsedDay {
  readonly day: string;
  readonly minutes: number;
}

/** A mood that the child chose to show, never what they wrote with it. */
interface SharedMood {
  readonly id: string;
  readonly mood: Mood;
  /** Whole points, 1-10. */
  readonly moodScore: number;
  readonly day: string;
}

/** "We helped with a safety concern": when, and nothing else. */
interface Concern {
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * The next age threshold, and the calendar day (UTC) by which it counts as reached (decision 0042).
 */
interface GrowsUp {
  readonly border: AgeThreshold;
  /**
   * Null if the calendar alone changes nothing, because the parent declined or withdrew consent.
   */
  readonly on: string | null;
}

/**
 * A minor as seen by their parent on record, and by themselves through the parent's eyes. One
 * function builds it for both. It only contains the times of conversations.
 */
export interface ChildView {
  readonly id: string;
  readonly firstName: string | null;
  /** "notified" from 13 on: the parent was told by mail and has nothing to answer. */
  readonly consent: Exclude<ConsentState, "not_needed"> | "notified";
  /** The next age threshold, if any. */
  readonly growsUp: GrowsUp | null;
  readonly safety: "nothing_needed" | "concern";
  /** Newest first. */
  readonly concerns: readonly Concern[];
  /** Every day of the last four weeks, oldest first. */
  readonly usage: readonly UsedDay[];
  /** Newest first. */
  readonly moods: readonly SharedMood[];
  /** When the account is to be erased; ISO 8601, UTC. */
  readonly eraseAfter: string | null;
  /** True if the parent asked for it and can cancel it. */
  readonly eraseAskedByGuardian: boolean;
}

/** One of a minor's own check-ins, and whether the parent may see it. */
export interface ShareableMood {
  readonly id: string;
  readonly mood: Mood;
  readonly moodScore: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly shared: boolean;
}

/** Shown only to the minor, in addition to the parent's view. */
export interface OwnSide {
  /** Their consent state. Null if no consent is missing. */
  readonly shut: WithoutYes | null;
  /** The address on record, masked: "p•••@example.com". */
  readonly guardianEmail: string | null;
  /** Null while no one may look, for instance before a parent has agreed. */
  readonly seen: ChildView | null;
  /** The check-ins of the last four weeks, newest first. */
  readonly moods: readonly ShareableMood[];
}

/** GET /api/family: an adult gets their children on record, a minor their own side. */
export type FamilyView =
  | { readonly role: "guardian"; readonly children: readonly ChildView[] }
  | ({ readonly role: "child" } & OwnSide);
