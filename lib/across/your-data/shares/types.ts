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

/** How often someone other than the owner looked, when first, and when most recently. */
interface Openings {
  readonly count: number;
  /** ISO 8601, UTC. Null before the first look, and in the response to a change. */
  readonly first: string | null;
  /** The last few, newest first. ISO 8601, UTC. */
  readonly recent: readonly string[];
}

/** A share as the API lists it. Timestamps are ISO 8601, UTC. */
export interface Share {
  readonly id: string;
  readonly kind: ShareKind;
  readonly direction: "given" | "received";
  readonly state: ShareState;
  readonly items: readonly Item[];
  /** The owner's own note. Null for the recipient. */
  readonly label: string | null;
  /** The address the owner invited. Null for links and for the recipient. */
  readonly inviteeEmail: string | null;
  readonly nameShown: NameShown;
  /** The owner's name in the form they chose. Null for the owner. */
  readonly ownerName: string | null;
  readonly period: Period | null;
  readonly createdAt: string;
  /** Only for family shares. */
  readonly acceptedAt: string | null;
  /** When a link or an unanswered invitation expires. Null for an accepted family share. */
  readonly expiresAt: string | null;
  readonly endedAt: string | null;
  /** True if it ended recently and is still shown. */
  readonly endedLately: boolean;
  /** Null for the recipient. */
  readonly openings: Openings | null;
}

/** The response to a new share. */
export interface MadeShare extends Share, FoundFlags {
  /** The full URL of a provider link. It's returned here and never again. */
  readonly link?: string;
  /**
   * Set if an invitation to this address was already pending. It's the same one with new contents,
   * and no second mail went out.
   */
  readonly renewed?: true;
  /**
   * Set if it's new but this address already got a mail from the caller within the last seven days,
   * so no second one went out.
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
  /** In percent. */
  readonly progress: number;
  readonly isFinished: boolean;
}

export interface SharedCertificate {
  readonly name: string;
  readonly day: Day;
}

/** Null for anything that isn't shared. Programmes and certificates are shared together. */
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

/** A step of the safety plan, with its lines in the owner's order. */
export interface SharedStep {
  readonly section: Section;
  readonly lines: readonly string[];
}

/** The check-ins of one week, Sunday to Saturday. */
export interface MoodWeek {
  /** The Sunday it starts on. */
  readonly from: Day;
  readonly entries: number;
  /** To one decimal place. */
  readonly mean: number;
  readonly lowest: number;
  readonly highest: number;
  /** How often each mood was named, most frequent first. */
  readonly named: readonly (readonly [Mood, number])[];
}

export interface SharedMovement {
  readonly sessions: number;
  readonly minutes: number;
  /** Sessions where pain was rated before and after, newest first. */
  readonly pain: readonly { readonly day: Day; readonly before: number; readonly after: number }[];
}

/** The clinician's view, self-reported by the person. Null for anything that isn't shared. */
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

/** All that opening the URL reveals, without any hint at whose link it is. */
export type LinkState = "open" | "ended" | "unknown";

/**
 * The initial state of the page behind a link. `busy`: too many tries from that network address.
 */
export type LinkDoor = LinkState | "busy";

/**
 * Who reads the page behind an invitation mail: someone signed out; a minor; someone with a
 * different address; or the invited person, before or after they gave their age.
 */
export type InvitationReader = "visitor" | "minor" | "stranger" | "ageless" | "invited";

/** The contents of that page. An invitation that has ended says so, but not whose it was. */
export type InvitationPageView =
  | { readonly state: "declined" | "accepted" | "ended"; readonly isSignedIn: boolean }
  | {
      readonly state: "open";
      readonly isSignedIn: boolean;
      readonly reader: InvitationReader;
      /** The first name, or initials if the owner chose those. */
      readonly name: string;
      /** Deadline for an answer, in ISO 8601, UTC. */
      readonly expiresAt: string;
      /** Null unless the reader signed in with the invited address. */
      readonly share: { readonly id: string; readonly items: readonly FamilyItem[] } | null;
    };
