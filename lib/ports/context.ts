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

/** The state of parental consent. Only children under 13 need it (contract 8). */
export type ConsentState = "not_needed" | "pending" | "granted" | "refused" | "withdrawn";

/**
 * The data every request has about the signed-in person. Only the account verbs open the encrypted
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
  /** Hash of the session token. It identifies the session but can't resume it. */
  readonly sid: string;
  /**
   * When they last authenticated, if the identity provider says so, or when they signed in here.
   */
  readonly signedInAt: Date;
  /**
   * Hash of the PIN session this request came with (decision 0037). Absent outside the staff area.
   */
  readonly pinSession?: string;
}

interface Visitor {
  readonly kind: "visitor";
}

/** A cron job or a script, without a person or a session. */
interface Job {
  readonly kind: "job";
  readonly name: string;
}

export type Actor = Member | Visitor | Job;

/** Everything a verb can access. Built once per request by `lib/server/providers.ts`. */
export interface Ctx {
  readonly actor: Actor;
  readonly requestId: string;
  /**
   * The country in the request's language preferences ("ES"). Absent or null if there is none, and
   * in jobs.
   */
  readonly region?: string | null;
  /**
   * The caller's network address. Absent or null if no trusted proxy supplies it (contract 5), and
   * in jobs.
   */
  readonly address?: string | null;
  /** True if the address belongs to an unconfigured proxy, so everyone shares it. */
  readonly sharesAddress?: boolean;
  readonly db: Db;
  readonly keys: KeyProvider;
  /** Encrypts rows that belong to no person (outbox, platform tokens). */
  readonly serviceKey: DataKey;
  /** The secret for keyed fingerprints; see `fingerprint`. */
  readonly fingerprintSecret: Buffer;
  /** The configured model, or the guided engine if there is none. */
  readonly guide: Guide;
  /** Needs no key and no network. It's the fallback for `guide`. */
  readonly guidedEngine: Guide;
  /** Reads messages alongside the crisis detector. Null if no model is configured. */
  readonly secondOpinion: SecondOpinion | null;
  /** Refines planned exercise routines. Null if no model is configured. */
  readonly routineAdvisor: RoutineAdvisor | null;
  /** Drafts social media posts. Null if no model is configured. */
  readonly postWriter: PostWriter | null;
  readonly mailer: Mailer;
  readonly printer: Printer;
  /** Null if the operator configured none, in which case payment is visibly unavailable. */
  readonly payments: Payments | null;
  /** Null if the operator configured none. */
  readonly webhook: Webhook | null;
  /** The platforms that posts go to. Each reports what it's missing. */
  readonly social: Social;
  /** Null if the operator configured none, in which case every PIN is wrong (ADMN-09). */
  readonly staffPin: StaffPin | null;
  readonly log: Log;
  readonly settings: Settings;
  now(): Date;
  /** Runs `work` in one transaction, or joins the current one. Don't make external calls in it. */
  transaction<T>(work: (ctx: this) => Promise<T>): Promise<T>;
  /**
   * Schedules work that must not delay the response and should run even if the client disconnects.
   * It gets its own context, because the transaction behind this one may be over by then.
   */
  later(work: (ctx: Ctx) => Promise<void>): void;
  /** The same context on behalf of a person, so a job can finish what they began. */
  as(member: Member): MemberCtx;
}

export interface MemberCtx extends Ctx {
  readonly actor: Member;
}

/** The environment settings that verbs depend on. All others stay in `lib/server/env.ts`. */
export interface Settings {
  readonly appUrl: string;
  readonly adminEmails: readonly string[];
  readonly clinicianEmails: readonly string[];
  readonly providerName: string;
  /** Shows claims without evidence, marked as samples (contract 8). */
  readonly sampleContent: boolean;
}
