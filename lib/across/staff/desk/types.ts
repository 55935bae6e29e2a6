import type { Kind, Severity } from "@/lib/crisis/constants";
import type { SafetyPlan } from "@/lib/features/safety-plan/types";
import type { AgeGroup } from "@/lib/shared/audience";
import type { Language } from "@/lib/shared/languages";
import type { Deed, Outcome, Recorded } from "./constants";

/** What staff see of an incident after a change; the person's words stand nowhere in it. */
export interface Incident {
  readonly id: string;
  readonly userId: string;
  readonly severity: Severity;
  readonly kind: Kind;
  readonly source: string;
  readonly description: string | null;
  readonly actionTaken: string | null;
  /** False where the home may be the danger: nobody there is contacted (contract 8, "Abuse"). */
  readonly guardianMayKnow: boolean;
  readonly acknowledgedAt: Date | null;
  readonly acknowledgedBy: string | null;
  readonly actedAt: Date | null;
  readonly assignedTo: string | null;
  /**
   * When it was given to whoever has not taken it on yet, or given back; null while somebody works
   * on it.
   */
  readonly handedAt: Date | null;
  readonly resolved: boolean;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly createdAt: Date;
}

export interface ChangedIncident extends Incident {
  /**
   * The entry of the desk's record that tells of the change; null where there was nothing to tell.
   */
  readonly entry: string | null;
}

/** A clinician or an admin, by name. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** A line of the queue: nothing in it says who the person is. */
export interface QueuedIncident {
  readonly id: string;
  readonly severity: Severity;
  /** The gravest of `kinds`: what `severity` is said of. */
  readonly kind: Kind;
  /** All dangers that were heard, the gravest first. */
  readonly kinds: readonly Kind[];
  readonly source: string;
  /** Null for somebody who has not said their age. */
  readonly ageGroup: AgeGroup | null;
  readonly language: Language;
  readonly doNotContactHome: boolean;
  readonly createdAt: Date;
  readonly acknowledgedAt: Date | null;
  /** Null while somebody works on it, and once it is resolved. */
  readonly waitingSince: Date | null;
  readonly actedAt: Date | null;
  /**
   * When anything was last done or written down that still holds; null for what nobody has touched.
   */
  readonly lastActionAt: Date | null;
  /** How many are open of the same person, this one among them where it is. */
  readonly openOfPerson: number;
  readonly assignee: Colleague | null;
  readonly resolved: boolean;
  readonly resolvedAt: Date | null;
  readonly resolver: Colleague | null;
}

/** A page of the queue. */
export interface Queue {
  readonly incidents: readonly QueuedIncident[];
  /** How many wait for somebody in all, on this page or not. */
  readonly waiting: number;
}

/** One thing that was done or written down. */
export interface IncidentNote {
  readonly id: string;
  readonly action: Recorded;
  readonly template: Deed | Outcome | null;
  readonly text: string | null;
  /** Null for somebody who is gone. */
  readonly author: Colleague | null;
  readonly createdAt: Date;
  /** Null while it holds; else it was made by mistake, stays readable and counts no more. */
  readonly struck: Strike | null;
}

export interface Strike {
  readonly at: Date;
  /** Null for somebody who is gone. */
  readonly by: Colleague | null;
  readonly reason: string;
}

export interface OtherIncident {
  readonly id: string;
  readonly severity: Severity;
  readonly kind: Kind;
  /** As in the queue. */
  readonly kinds: readonly Kind[];
  readonly createdAt: Date;
  readonly resolved: boolean;
  readonly doNotContactHome: boolean;
}

/** Who is concerned, and no more of them than helping asks for. */
export interface PersonConcerned {
  readonly firstName: string | null;
  readonly ageGroup: AgeGroup | null;
  readonly isMinor: boolean;
  readonly language: Language;
  /** That of the account: neither a telephone number nor a place is known. */
  readonly email: string;
  /** A minor's parent or guardian; null for adults and where nobody at home may know. */
  readonly guardianEmail: string | null;
  /**
   * False once the account was deactivated: they cannot sign in, and read nothing that is written
   * to them here.
   */
  readonly active: boolean;
  /**
   * When the account goes, and this incident with it, if it is to be erased; null where nothing is
   * planned.
   */
  readonly leaves: Leaving | null;
}

export interface Leaving {
  readonly day: Date;
  /**
   * The same for an adult; later for a minor, whose account an open incident holds back (decision
   * 0049).
   */
  readonly whileOpen: Date;
}

export interface IncidentDetail extends QueuedIncident {
  /** The person's words; null where none may be kept. */
  readonly excerpt: string | null;
  /** Why the detector spoke up, a sentence each. */
  readonly why: readonly string[];
  readonly person: PersonConcerned;
  readonly safetyPlan: SafetyPlan;
  /** Of the same person: open ones first, and the newest first in each. */
  readonly others: readonly OtherIncident[];
  /** Oldest first. */
  readonly notes: readonly IncidentNote[];
  /** Who reads it. */
  readonly reader: string;
  /** To whom it can be given. */
  readonly colleagues: readonly Colleague[];
  /**
   * `none`: no conversation stands behind it. `openUntil`: the reader has said why and may read it
   * until then.
   */
  readonly conversation: { readonly exists: boolean; readonly openUntil: Date | null };
}

/** A clinician's hour. */
export interface OpenedConversation {
  readonly openUntil: Date;
}

export interface ShownLine {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly createdAt: Date;
}

export interface ReadConversation extends OpenedConversation {
  /** Oldest first. */
  readonly messages: readonly ShownLine[];
}

/**
 * How often people were referred to help: no identities, and it outlives the people it
 * counts.
 */
export interface ReferralCount {
  /** "2026-11" */
  readonly month: string;
  readonly kind: Kind;
  readonly severity: Severity;
  readonly isMinor: boolean;
  readonly count: number;
}

/**
 * How fast people at the desk were, over the incidents of the year that existed when it was
 * reckoned. Seconds; the percentiles are exact, and null while nothing was acknowledged or
 * resolved.
 */
export interface ResponseTimes {
  readonly incidents: number;
  readonly acknowledged: number;
  readonly withinFiveMinutes: number;
  readonly resolved: number;
  readonly medianToAcknowledge: number | null;
  readonly p95ToAcknowledge: number | null;
  readonly medianToResolve: number | null;
}

/**
 * Not older than `TIMES_HOLD_MS`: what the desk did since, and whose account was erased since, is
 * not in them yet (decision 0063).
 */
export interface KeptTimes extends ResponseTimes {
  readonly reckonedAt: Date;
}

export interface CrisisReport {
  readonly year: number;
  readonly total: number;
  /** As they are at this moment. */
  readonly referrals: readonly ReferralCount[];
  readonly times: KeptTimes;
}
