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

/** How often somebody else looked, and when last. */
export interface Openings {
  readonly count: number;
  /** ISO 8601, UTC; null before, and in the answer to a change. */
  readonly first: string | null;
  /** Newest first, the last few. ISO 8601, UTC. */
  readonly recent: readonly string[];
}

/** A share as the API lists it. Moments are ISO 8601, UTC. */
export interface Share {
  readonly id: string;
  readonly kind: ShareKind;
  readonly direction: "given" | "received";
  readonly state: ShareState;
  readonly items: readonly Item[];
  /** The owner's own note; null for whoever received it. */
  readonly label: string | null;
  /** Whom the owner invited; null for links and for whoever received it. */
  readonly inviteeEmail: string | null;
  readonly nameShown: NameShown;
  /** The owner as they wish to be named; null for the owner. */
  readonly ownerName: string | null;
  readonly period: Period | null;
  readonly createdAt: string;
  /** Of a family share. */
  readonly acceptedAt: string | null;
  /**
   * When a link, or an invitation that nobody answered yet, ends by itself; null for a family share
   * that was accepted.
   */
  readonly expiresAt: string | null;
  readonly endedAt: string | null;
  /** It ended not long ago, and stays in sight. */
  readonly endedLately: boolean;
  /** Null for whoever received it. */
  readonly openings: Openings | null;
}

/** The answer to a new one. */
export interface MadeShare extends Share, FoundFlags {
  /** The whole address of a provider link; told here and never again. */
  readonly link?: string;
  /**
   * One waited at this address already: it is the same, and shows this now. No second mail went.
   */
  readonly renewed?: true;
  /**
   * A new one to an address that had a mail of the caller's in the last seven days: no second one
   * went.
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

/** Null where it is not shared. Programmes and certificates come and go together. */
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
  /** Sessions in which pain was told before and after, newest first. */
  readonly pain: readonly { readonly day: Day; readonly before: number; readonly after: number }[];
}

/** What a clinician reads: self-reported, made by the person. Null where it is not shared. */
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

/** What anybody learns who opens the address: nothing about whose it is. */
export type LinkState = "open" | "ended" | "unknown";

/** What the page behind an address shows first; `busy`: too many were tried from there. */
export type LinkDoor = LinkState | "busy";

/**
 * Who reads the page behind an invitation's mail: nobody signed in; a minor; somebody with another
 * address than the invited one; the invited person, before they told their age or after.
 */
export type InvitationReader = "visitor" | "minor" | "stranger" | "ageless" | "invited";

/** What that page shows. An invitation that is over says so, and not whose it was. */
export type InvitationPageView =
  | { readonly state: "declined" | "accepted" | "ended"; readonly isSignedIn: boolean }
  | {
      readonly state: "open";
      readonly isSignedIn: boolean;
      readonly reader: InvitationReader;
      /** The first name, or first letters where the owner chose those. */
      readonly name: string;
      /** Until when it can be answered; ISO 8601, UTC. */
      readonly expiresAt: string;
      /** Null unless the reader signed in with the invited address. */
      readonly share: { readonly id: string; readonly items: readonly FamilyItem[] } | null;
    };
