import type { Kind, Severity } from "@/lib/crisis/constants";
import type { SafetyPlan } from "@/lib/features/safety-plan/types";
import type { AgeGroup } from "@/lib/shared/audience";
import type { Language } from "@/lib/shared/languages";
import type { Deed, Outcome, Recorded } from "./constants";

/** An incident as staff see it after a change, without any of the person's words. */
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
   * When it was assigned to someone who hasn't taken it on yet, or given back; null while someone
   * works on it.
   */
  readonly handedAt: Date | null;
  readonly resolved: boolean;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly createdAt: Date;
}

export interface ChangedIncident extends Incident {
  /** The desk record's entry for the change; null if there was nothing to record. */
  readonly entry: string | null;
}

/** A clinician or an admin, by name. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** A row of the queue; nothing in it identifies the person. */
export interface QueuedIncident {
  readonly id: string;
  readonly severity: Severity;
  /** The gravest of `kinds`, which `severity` refers to. */
  readonly kind: Kind;
  /** Every danger detected, gravest first. */
  readonly kinds: readonly Kind[];
  readonly source: string;
  /** Null for someone who hasn't given their age. */
  readonly ageGroup: AgeGroup | null;
  readonly language: Language;
  readonly doNotContactHome: boolean;
  readonly createdAt: Date;
  readonly acknowledgedAt: Date | null;
  /** Null while someone works on it, and once it's resolved. */
  readonly waitingSince: Date | null;
  readonly actedAt: Date | null;
  /** When anyone last did or wrote something that still holds; null for an untouched incident. */
  readonly lastActionAt: Date | null;
  /** How many of this person's incidents are open, including this one if it is. */
  readonly openOfPerson: number;
  readonly assignee: Colleague | null;
  readonly resolved: boolean;
  readonly resolvedAt: Date | null;
  readonly resolver: Colleague | null;
}

/** A page of the queue. */
export interface Queue {
  readonly incidents: readonly QueuedIncident[];
  /** The number of incidents waiting for someone, on any page. */
  readonly waiting: number;
}

/** One action or note. */
export interface IncidentNote {
  readonly id: string;
  readonly action: Recorded;
  readonly template: Deed | Outcome | null;
  readonly text: string | null;
  /** Null if the author is gone. */
  readonly author: Colleague | null;
  readonly createdAt: Date;
  /** Null while it holds; otherwise it was a mistake, which stays readable but no longer counts. */
  readonly struck: Strike | null;
}

export interface Strike {
  readonly at: Date;
  /** Null if they're gone. */
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

/** The person concerned, limited to what helping requires. */
export interface PersonConcerned {
  readonly firstName: string | null;
  readonly ageGroup: AgeGroup | null;
  readonly isMinor: boolean;
  readonly language: Language;
  /** The account's address; we know neither a phone number nor a place. */
  readonly email: string;
  /** A minor's parent or guardian; null for adults and where nobody at home may know. */
  readonly guardianEmail: string | null;
  /**
   * False once the account is deactivated: they can't sign in and won't read anything written to
   * them here.
   */
  readonly active: boolean;
  /**
   * When the account, and this incident with it, will be erased; null where nothing is scheduled.
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
  /** The detector's reasons, a sentence each. */
  readonly why: readonly string[];
  readonly person: PersonConcerned;
  readonly safetyPlan: SafetyPlan;
  /** Incidents of the same person: open ones first, newest first within each group. */
  readonly others: readonly OtherIncident[];
  /** Oldest first. */
  readonly notes: readonly IncidentNote[];
  /** The reader. */
  readonly reader: string;
  /** Colleagues it can be assigned to. */
  readonly colleagues: readonly Colleague[];
  /**
   * `exists`: a conversation is behind it. `openUntil`: the reader gave a reason and may read it
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
 * How often people were referred to help, without identities; outlives the people it counts.
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
 * The desk's response times over the year's incidents that existed when computed. In seconds; the
 * percentiles are exact, and null while nothing was acknowledged or resolved.
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
 * At most `TIMES_HOLD_MS` old: later desk work and accounts erased since aren't reflected yet
 * (decision 0063).
 */
export interface KeptTimes extends ResponseTimes {
  readonly reckonedAt: Date;
}

export interface CrisisReport {
  readonly year: number;
  readonly total: number;
  /** Current at this moment. */
  readonly referrals: readonly ReferralCount[];
  readonly times: KeptTimes;
}
