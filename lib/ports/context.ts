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

/** A person's state of parental consent under 13; older people need none (contract 8). */
export type ConsentState = "not_needed" | "pending" | "granted" | "refused" | "withdrawn";

/**
 * The data every request has about the signed-in person; only the account verbs open the sealed
 * columns.
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
  /** Hash of the session token: it names the session but can't resume it. */
  readonly sid: string;
  /**
   * When they last authenticated, if the identity provider says so; else when they signed in here.
   */
  readonly signedInAt: Date;
  /**
   * Hash of the PIN session this request came with (decision 0037); absent outside the staff area.
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

/** Everything a verb can access. Built once per request by `lib/server/providers.ts`. */
export interface Ctx {
  readonly actor: Actor;
  readonly requestId: string;
  /**
   * The country in the request's language preferences ("ES"); absent or null when there is none,
   * and in jobs.
   */
  readonly region?: string | null;
  /**
   * The caller's network address; absent or null when no trusted proxy supplies it (contract 5),
   * and in jobs.
   */
  readonly address?: string | null;
  /** True when the address is that of an unconfigured proxy, so everybody shares it. */
  readonly sharesAddress?: boolean;
  readonly db: Db;
  readonly keys: KeyProvider;
  /** Seals rows that belong to no person (outbox, platform tokens). */
  readonly serviceKey: DataKey;
  /** The secret for keyed fingerprints; see `fingerprint`. */
  readonly fingerprintSecret: Buffer;
  /** The configured model, else the guided engine. */
  readonly guide: Guide;
  /** Needs no key and no network; the fallback of `guide`. */
  readonly guidedEngine: Guide;
  /** Reads messages alongside the crisis detector; null when no model is configured. */
  readonly secondOpinion: SecondOpinion | null;
  /** Refines planned exercise routines; null when no model is configured. */
  readonly routineAdvisor: RoutineAdvisor | null;
  /** Drafts social media posts; null when no model is configured. */
  readonly postWriter: PostWriter | null;
  readonly mailer: Mailer;
  readonly printer: Printer;
  /** Null when the operator configured none; payment is then visibly unavailable. */
  readonly payments: Payments | null;
  /** Null when the operator configured none. */
  readonly webhook: Webhook | null;
  /** The platforms that posts go to; each reports what it lacks. */
  readonly social: Social;
  /** Null when the operator configured none; every PIN is wrong then (ADMN-09). */
  readonly staffPin: StaffPin | null;
  readonly log: Log;
  readonly settings: Settings;
  now(): Date;
  /** Runs `work` in one transaction, or joins the current one. Don't make external calls in it. */
  transaction<T>(work: (ctx: this) => Promise<T>): Promise<T>;
  /**
   * Schedules work that must not delay the response and outlives the client's connection. It gets
   * its own context, because the transaction behind this one may be over by then.
   */
  later(work: (ctx: Ctx) => Promise<void>): void;
  /** The same context on behalf of a person, so a job can finish what they began. */
  as(member: Member): MemberCtx;
}

export interface MemberCtx extends Ctx {
  readonly actor: Member;
}

/** The environment settings that verbs depend on; all others stay in `lib/server/env.ts`. */
export interface Settings {
  readonly appUrl: string;
  readonly adminEmails: readonly string[];
  readonly clinicianEmails: readonly string[];
  readonly providerName: string;
  /** Shows claims that have no evidence yet, marked as samples (contract 8). */
  readonly sampleContent: boolean;
}
