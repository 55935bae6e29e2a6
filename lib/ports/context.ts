import type { AgeGroup } from "@/lib/shared/audience";
import type { Language } from "@/lib/shared/languages";
import type { DataKey } from "@/lib/shared/sealing";
import type { Db } from "./db";
import type { KeyProvider } from "./keys";
import type { Log } from "./log";
import type { Mailer } from "./mail";
import type { Guide } from "./model";
import type { Payments } from "./payments";
import type { PostWriter } from "./post-writer";
import type { Printer } from "./printer";
import type { RoutineAdvisor } from "./routine-advisor";
import type { SecondOpinion } from "./second-opinion";
import type { Social } from "./social";
import type { StaffPin } from "./staff-pin";
import type { Webhook } from "./webhook";

/** Where a person under 13 stands with their parent; older people need none (contract 8). */
export type ConsentState = "not_needed" | "pending" | "granted" | "refused" | "withdrawn";

/**
 * What every request knows about the signed-in person; their sealed columns are opened by the
 * account verbs only.
 */
export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly age: number | null;
  readonly ageGroup: AgeGroup | null;
  readonly isChildAccount: boolean | null;
  readonly isAdmin: boolean;
  readonly isClinician: boolean;
  readonly subscriptionTier: string;
  readonly subscriptionStatus: string;
  readonly language: Language;
  readonly consent: ConsentState;
}

export interface Member {
  readonly kind: "member";
  readonly user: SignedInUser;
  readonly key: DataKey;
  /** Hash of the session token: names the session without being able to resume it. */
  readonly sid: string;
  /**
   * When they last proved who they are, as far as the identity provider tells it; else when they
   * signed in here.
   */
  readonly signedInAt: Date;
  /**
   * Hash of the PIN session with which this call came (decision 0037); absent outside the staff
   * area.
   */
  readonly pinSession?: string;
}

export interface Visitor {
  readonly kind: "visitor";
}

/** A cron job or a script: no person, no session. */
export interface Job {
  readonly kind: "job";
  readonly name: string;
}

export type Actor = Member | Visitor | Job;

/** All that a verb may reach. Built once a request by `lib/server/providers.ts`. */
export interface Ctx {
  readonly actor: Actor;
  readonly requestId: string;
  /**
   * The country that the request's languages name ("ES"); absent or null when none does, and in
   * jobs.
   */
  readonly region?: string | null;
  /**
   * The caller's network address; absent or null when no trusted proxy says it (contract 5), and in
   * jobs.
   */
  readonly address?: string | null;
  /** The address is that of a proxy that nobody named, so everybody has it. */
  readonly sharesAddress?: boolean;
  readonly db: Db;
  readonly keys: KeyProvider;
  /** Sealed rows that belong to no person (outbox, platform tokens). */
  readonly serviceKey: DataKey;
  /** Secret for keyed fingerprints; see `fingerprint`. */
  readonly fingerprintSecret: Buffer;
  /** The model that is set up, else the guided engine. */
  readonly guide: Guide;
  /** Needs no key and no network; what `guide` falls back to. */
  readonly guidedEngine: Guide;
  /** Reads messages beside the crisis detector; null when no model is set up. */
  readonly secondOpinion: SecondOpinion | null;
  /** Refines planned exercise routines; null when no model is set up. */
  readonly routineAdvisor: RoutineAdvisor | null;
  /** Drafts social media posts; null when no model is set up. */
  readonly postWriter: PostWriter | null;
  readonly mailer: Mailer;
  readonly printer: Printer;
  /** Null when the operator set none up: paying is visibly unavailable then. */
  readonly payments: Payments | null;
  /** Null when the operator set none up. */
  readonly webhook: Webhook | null;
  /** The platforms that posts go to; each says itself what it lacks. */
  readonly social: Social;
  /** Null when the operator set none up: every PIN is wrong then (ADMN-09). */
  readonly staffPin: StaffPin | null;
  readonly log: Log;
  readonly settings: Settings;
  now(): Date;
  /**
   * Runs `work` in one transaction; inside another one it joins it. No call to the outside belongs
   * in here.
   */
  transaction<T>(work: (ctx: this) => Promise<T>): Promise<T>;
  /**
   * Work that must not delay the answer and outlives the client's connection. It gets a context of
   * its own, because the transaction that this one may stand for is over by then.
   */
  later(work: (ctx: Ctx) => Promise<void>): void;
  /** The same reach on behalf of a person: how a job finishes what a person began. */
  as(member: Member): MemberCtx;
}

export interface MemberCtx extends Ctx {
  readonly actor: Member;
}

/**
 * The settings that verbs depend on; everything else about the environment stays in
 * `lib/server/env.ts`.
 */
export interface Settings {
  readonly appUrl: string;
  readonly adminEmails: readonly string[];
  readonly clinicianEmails: readonly string[];
  readonly providerName: string;
  /** Shows claims that have no evidence yet, marked as samples (contract 8). */
  readonly sampleContent: boolean;
}
