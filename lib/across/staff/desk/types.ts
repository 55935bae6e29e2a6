import type { Kind, Severity } from "@/lib/crisis/constants";
import type { SafetyPlan } from "@/lib/features/safety-plan/types";
import type { AgeGroup } from "@/lib/shared/audience";
import type { Language } from "@/lib/shared/languages";
import type { Deed, EntryKind, Outcome } from "./constants";

/** An incident as staff see it after a change, without any of the person's words. */
export interface Incident {
  readonly id: string;
  readonly userId: string;
  readonly severity: Severity;
  readonly kind: Kind;
  readonly source: string;
  readonly description: string | null;
  readonly actionTaken: string | null;
  /** False if the home may be the danger. Then nobody there is contacted (contract 8, "Abuse"). */
  readonly guardianMayKnow: boolean;
  readonly acknowledgedAt: Date | null;
  readonly acknowledgedBy: string | null;
  readonly actedAt: Date | null;
  readonly assignedTo: string | null;
  /**
   * When it was given back, or assigned to someone who hasn't taken it on yet. Null while someone
   * works on it.
   */
  readonly handedAt: Date | null;
  readonly resolved: boolean;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly createdAt: Date;
}

export interface ChangedIncident extends Incident {
  /** The desk record's entry for the change. Null if there was nothing to record. */
  readonly entry: string | null;
}

/** A clinician or an admin, by name. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** A row of the queue. Nothing in it identifies the person. */
export interface QueuedIncident {
  readonly id: string;
  readonly severity: Severity;
  /** The gravest of `kinds`, the one `severity` refers to. */
  readonly kind: Kind;
  /** Every danger detected, gravest first. */
  readonly kinds: readonly Kind[];
  readonly source: string;
  /** Null if the person hasn't given their age. */
  readonly ageGroup: AgeGroup | null;
  readonly language: Language;
  readonly doNotContactHome: boolean;
  readonly createdAt: Date;
  readonly acknowledgedAt: Date | null;
  /** Null while someone works on it, and once it's resolved. */
  readonly waitingSince: Date | null;
  readonly actedAt: Date | null;
  /**
   * When anyone last did or wrote something that hasn't been struck. Null for an untouched
   * incident.
   */
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
  /** The number of incidents waiting for someone, on all pages. */
  readonly waiting: number;
}

/** One action or note. */
export interface IncidentNote {
  readonly id: string;
  readonly action: EntryKind;
  readonly template: Deed | Outcome | null;
  readonly text: string | null;
  /** Null if the author's account no longer exists. */
  readonly author: Colleague | null;
  readonly createdAt: Date;
  /** Null unless struck. A struck entry was a mistake: it stays readable but no longer counts. */
  readonly struck: Strike | null;
}

export interface Strike {
  readonly at: Date;
  /** Null if their account no longer exists. */
  readonly by: Colleague | null;
  readonly reason: string;
}

export interface OtherIncident {
  readonly id: string;
  readonly severity: Severity;
  readonly kind: Kind;
  /** Same as in the queue. */
  readonly kinds: readonly Kind[];
  readonly createdAt: Date;
  readonly resolved: boolean;
  readonly doNotContactHome: boolean;
}

/** The person the incident is about, limited to what helping them requires. */
export interface PersonConcerned {
  readonly firstName: string | null;
  readonly ageGroup: AgeGroup | null;
  readonly isMinor: boolean;
  readonly language: Language;
  /** The account's address. We know neither a phone number nor a location. */
  readonly email: string;
  /** A minor's parent or guardian. Null for adults, and if no one at home may know. */
  readonly guardianEmail: string | null;
  /**
   * False once the account is deactivated. They can't sign in then, and won't read anything we
   * write to them here.
   */
  readonly active: boolean;
  /** When the account, and this incident with it, will be erased. Null if nothing is scheduled. */
  readonly leaves: ErasureSchedule | null;
}

interface ErasureSchedule {
  readonly day: Date;
  /**
   * Same as `day` for an adult. Later for a minor, because an open incident delays the erasure
   * (decision 0049).
   */
  readonly whileOpen: Date;
}

export interface IncidentDetail extends QueuedIncident {
  /** The person's words. Null if none may be kept. */
  readonly excerpt: string | null;
  /** The detector's reasons, one sentence each. */
  readonly why: readonly string[];
  readonly person: PersonConcerned;
  readonly safetyPlan: SafetyPlan;
  /** Other incidents of the same person: open ones first, newest first within each group. */
  readonly others: readonly OtherIncident[];
  /** Oldest first. */
  readonly notes: readonly IncidentNote[];
  /** Id of the clinician reading the incident. */
  readonly reader: string;
  /** Colleagues it can be assigned to. */
  readonly colleagues: readonly Colleague[];
  /**
   * `exists`: there's a conversation behind the incident. `openUntil`: the reader gave a reason and
   * may read it until then.
   */
  readonly conversation: { readonly exists: boolean; readonly openUntil: Date | null };
}

/** A clinician's access to a conversation, for one hour. */
export interface OpenedConversation {
  readonly openUntil: Date;
}

interface ShownLine {
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
 * How often people were referred to help. Anonymous, and kept even after those people are
 * erased.
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
 * The desk's response times in seconds, for the year's incidents that existed when computed. The
 * percentiles are exact, and null if nothing was acknowledged or resolved.
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
 * At most `TIMES_HOLD_MS` old, so later desk work and accounts erased since aren't reflected yet
 * (decision 0063).
 */
export interface KeptTimes extends ResponseTimes {
  readonly reckonedAt: Date;
}

export interface CrisisReport {
  readonly year: number;
  readonly total: number;
  /** Always current, unlike the times. */
  readonly referrals: readonly ReferralCount[];
  readonly times: KeptTimes;
}
