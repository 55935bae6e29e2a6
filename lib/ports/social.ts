import type { Platform } from "@/lib/shared/platforms";

/** The approved contents of a post. */
export interface SocialPost {
  /** For platforms that show a title. */
  readonly title: string;
  /** Includes labels and hashtags. The caller has ensured that it fits the platform's limit. */
  readonly text: string;
  /** The same hashtags separately, without the "#". */
  readonly hashtags: readonly string[];
  /**
   * An https URL that the platform, or our server, can read. Instagram needs one of the two,
   * YouTube the video.
   */
  readonly imageUrl: string | null;
  readonly videoUrl: string | null;
  /** Written by a model. Reported to platforms that label such posts. */
  readonly isAiGenerated: boolean;
}

/** One of the company's accounts, with its credentials. */
export interface SocialAccount {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** The page, channel or professional account that posts go to. */
  readonly accountId: string | null;
}

/** The result of an authorization. */
export interface Grant extends SocialAccount {
  /**
   * Null if it covers several accounts, in which case a person chooses the one that posts go to.
   */
  readonly accountId: string | null;
  /** The account's public name. Null whenever the id is. */
  readonly accountName: string | null;
  readonly tokenType: string;
  readonly scope: string | null;
  /** Null if the token doesn't expire. */
  readonly expiresAt: Date | null;
}

/** One of several accounts an authorization covers. */
interface OfferedAccount {
  readonly id: string;
  readonly name: string;
}

export type ChosenAccount = Pick<Grant, "accessToken" | "accountId" | "accountName">;

export type RenewedToken = Pick<Grant, "accessToken" | "refreshToken" | "expiresAt">;

/** OAuth 2.0 with code, state and PKCE (RFC 6749, RFC 7636). */
export interface Authorization {
  addressOf(asked: { state: string; codeChallenge: string; redirectUri: string }): string;
  /**
   * @throws SocialRefusal "refused" if a required permission is missing or there's no account to
   *   post to
   */
  exchange(returned: { code: string; codeVerifier: string; redirectUri: string }): Promise<Grant>;
  /** @throws SocialRefusal "expired" if the person has to authorize again */
  renew(account: SocialAccount): Promise<RenewedToken>;
  /** @throws SocialRefusal if the permission still exists on the platform */
  revoke(account: SocialAccount): Promise<void>;
  /** Absent if an authorization covers at most one account. */
  readonly accounts?: {
    /**
     * Lists the accounts that can be posted to.
     *
     * @throws SocialRefusal "expired" if the authorization is no longer valid
     */
    list(account: SocialAccount): Promise<readonly OfferedAccount[]>;
    /** @throws SocialRefusal "refused" for an account that wasn't shared */
    choose(account: SocialAccount, id: string): Promise<ChosenAccount>;
  };
}

/**
 * One attempt to publish a post. It carries the state of earlier attempts, so nothing is published
 * twice.
 */
export interface Attempt {
  /** The stored progress of an earlier attempt, such as an upload. Null at first. */
  readonly begun: string | null;
  /** The time since which the post may be public without confirmation. Null if it can't be. */
  readonly mayBeOutSince: Date | null;
  /** Stores progress. Call it repeatedly during long work, as a sign that a worker is active. */
  keep(begun: string): Promise<void>;
  /**
   * Call it right before the one call that makes the post public. `forbidden`: it may already be
   * public, and the platform doesn't let us check.
   *
   * @throws Error if another worker has taken over, the approval was withdrawn, or an earlier
   *   text may be public
   */
  goingOut(look?: "forbidden"): Promise<void>;
}

export interface PublishResult {
  /** Null if the platform has the post but doesn't return its id. */
  readonly externalId: string | null;
}

/** Engagement figures of a post, to the extent the platform counts them. */
export interface Figures {
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  /** Null if the platform doesn't report it. */
  readonly views: number | null;
}

/**
 * A platform's own API. Every call may throw SocialRefusal, but no other platform-specific error.
 */
export interface SocialPlatform {
  /**
   * Whether the operator set each credential, by its documented name (AMKT-03). Never contains a
   * value.
   */
  readonly credentials: Readonly<Record<string, boolean>>;
  /** Names of missing settings without which nothing works. */
  readonly missing: readonly string[];
  /** The account that the settings themselves give access to. Null if one has to be authorized. */
  readonly ownAccount: SocialAccount | null;
  /** Null if the platform has none, or credentials are missing. */
  readonly authorization: Authorization | null;
  /** Returns the account's public name, which proves that the token is accepted. */
  check(account: SocialAccount): Promise<string>;
  publish(account: SocialAccount, post: SocialPost, attempt: Attempt): Promise<PublishResult>;
  figures(account: SocialAccount, externalId: string): Promise<Figures>;
}

export type Social = Readonly<Record<Platform, SocialPlatform>>;

/**
 * Why a platform refused. "away": it didn't start (no answer, too many calls, an error of its own,
 * work in progress), so retrying is safe. "expired": the authorization is no longer valid.
 * "refused": the request will never succeed as it is. "unknown": the publishing call was sent, but
 * its answer was lost.
 */
export type RefusalKind = "away" | "expired" | "refused" | "unknown";

/** The platforms' codes look like this. Anything else may hold words of a post. */
const CODE = /^[\w.:/-]{1,80}$/;

export class SocialRefusal extends Error {
  override readonly name = "SocialRefusal";
  readonly kind: RefusalKind;
  /** A sentence for staff, without a token or a URL that contains one. */
  readonly reason: string;
  /** How long the platform asks us to wait, in milliseconds. */
  readonly retryAfterMs: number | null;
  /** The platform's own code or status, for the log: a later version may use new ones. */
  readonly code: string | undefined;

  constructor(
    kind: RefusalKind,
    reason: string,
    more: { retryAfterMs?: number | null; cause?: unknown; code?: string | undefined } = {},
  ) {
    super(`${kind}: ${reason}`, { cause: more.cause });
    this.kind = kind;
    this.reason = reason;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.code = more.code && CODE.test(more.code) ? more.code : undefined;
  }
}
