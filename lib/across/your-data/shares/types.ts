import type { FoundFlags } from "@/lib/crisis/crisis-flags";
import type { Mood } from "@/lib/features/mood/constants";
import type { Section } from "@/lib/features/safety-plan/constants";
import type { Day } from "@/lib/shared/calendar";
import type {
  FamilyItem,
  Item,
  NameShown,
  Period,
  ProviderItem,
  ShareKind,
  ShareState,
} from "./constants";

/** How often someone else looked, when first, and when most recently. */
export interface Openings {
  readonly count: number;
  /** ISO 8601, UTC; null before the first look, and in the response to a change. */
  readonly first: string | null;
  /** Newest first, the last few. ISO 8601, UTC. */
  readonly recent: readonly string[];
}

/** A share as the API lists it. Timestamps are ISO 8601, UTC. */
export interface Share {
  readonly id: string;
  readonly kind: ShareKind;
  readonly direction: "given" | "received";
  readonly state: ShareState;
  readonly items: readonly Item[];
  /** The owner's own note; null for the recipient. */
  readonly label: string | null;
  /** The address the owner invited; null for links and for the recipient. */
  readonly inviteeEmail: string | null;
  readonly nameShown: NameShown;
  /** The owner's name in the form they chose; null for the owner. */
  readonly ownerName: string | null;
  readonly period: Period | null;
  readonly createdAt: string;
  /** Only for family shares. */
  readonly acceptedAt: string | null;
  /** When a link or an unanswered invitation expires; null for an accepted family share. */
  readonly expiresAt: string | null;
  readonly endedAt: string | null;
  /** It ended recently and is still shown. */
  readonly endedLately: boolean;
  /** Null for the recipient. */
  readonly openings: Openings | null;
}

/** The response to a new share. */
export interface MadeShare extends Share, FoundFlags {
  /** The full address of a provider link; returned here and never again. */
  readonly link?: string;
  /**
   * An invitation was already pending at this address: it's the same one with new contents, and no
   * second mail went out.
   */
  readonly renewed?: true;
  /**
   * New, but the caller had this address mailed within the last seven days, so no second mail went
   * out.
   */
  readonly mailedLately?: true;
}

export interface SharedMood {
  readonly day: Day;
  readonly mood: Mood;
  /** 1-10: how strong the named feeling was. */
  readonly score: number;
}

export interface SharedProgramme {
  readonly name: string;
  /** Percent. */
  readonly progress: number;
  readonly isFinished: boolean;
}

export interface SharedCertificate {
  readonly name: string;
  readonly day: Day;
}

/** Null where it isn't shared. Programmes and certificates come and go together. */
export interface FamilyView {
  readonly kind: "family";
  readonly id: string;
  readonly name: string;
  readonly items: readonly FamilyItem[];
  /** Newest first. */
  readonly moods: readonly SharedMood[] | null;
  readonly programmes: readonly SharedProgramme[] | null;
  readonly certificates: readonly SharedCertificate[] | null;
  readonly planPeople: readonly string[] | null;
  readonly planSigns: readonly string[] | null;
}

/** A step of the safety plan, its lines in the owner's order. */
export interface SharedStep {
  readonly section: Section;
  readonly lines: readonly string[];
}

/** The check-ins of one week, Sunday to Saturday. */
export interface MoodWeek {
  /** Its Sunday. */
  readonly from: Day;
  readonly entries: number;
  /** One decimal. */
  readonly mean: number;
  readonly lowest: number;
  readonly highest: number;
  /** How often each was named, the most frequent first. */
  readonly named: readonly (readonly [Mood, number])[];
}

export interface SharedMovement {
  readonly sessions: number;
  readonly minutes: number;
  /** Sessions where pain was rated before and after, newest first. */
  readonly pain: readonly { readonly day: Day; readonly before: number; readonly after: number }[];
}

/** The clinician's view: self-reported by the person. Null where it isn't shared. */
export interface ProviderSummary {
  readonly kind: "provider";
  readonly name: string;
  readonly items: readonly ProviderItem[];
  readonly from: Day;
  readonly to: Day;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  readonly moods: {
    readonly checkIns: number;
    readonly days: number;
    readonly weeks: readonly MoodWeek[];
  } | null;
  readonly programmes: readonly SharedProgramme[] | null;
  readonly movement: SharedMovement | null;
  readonly safetyPlan: readonly SharedStep[] | null;
}

/** All that anyone learns by opening the address: nothing about whose it is. */
export type LinkState = "open" | "ended" | "unknown";

/** First state of the page behind an address; `busy`: too many tries from there. */
export type LinkDoor = LinkState | "busy";

/**
 * Who reads the page behind an invitation's mail: someone signed out; a minor; someone with a
 * different address; the invited person, before or after they gave their age.
 */
export type InvitationReader = "visitor" | "minor" | "stranger" | "ageless" | "invited";

/** The contents of that page. An invitation that's over says so, but not whose it was. */
export type InvitationPageView =
  | { readonly state: "declined" | "accepted" | "ended"; readonly isSignedIn: boolean }
  | {
      readonly state: "open";
      readonly isSignedIn: boolean;
      readonly reader: InvitationReader;
      /** The first name, or initials if the owner chose those. */
      readonly name: string;
      /** Deadline for an answer; ISO 8601, UTC. */
      readonly expiresAt: string;
      /** Null unless the reader signed in with the invited address. */
      readonly share: { readonly id: string; readonly items: readonly FamilyItem[] } | null;
    };
