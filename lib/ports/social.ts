import type { Platform } from "@/lib/shared/platforms";

/** What a post says, as it was approved. */
export interface SocialPost {
  /** For a platform that shows one. */
  readonly title: string;
  /** With its labels and hashtags; whoever hands it on has seen to the platform's length. */
  readonly text: string;
  /** Again by themselves, without the "#". */
  readonly hashtags: readonly string[];
  /**
   * An https address that the platform, or we, can read; Instagram needs one of the two, YouTube
   * the video.
   */
  readonly imageUrl: string | null;
  readonly videoUrl: string | null;
  /** Written by a model: told to the platforms that label it. */
  readonly isAiGenerated: boolean;
}

/** One of the company's accounts, with what opens it. */
export interface SocialAccount {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** The page, channel or professional account that posts go to. */
  readonly accountId: string | null;
}

/** What an authorization brought. */
export interface Grant extends SocialAccount {
  /** Null where it brought several accounts: then a person says which of them posts go to. */
  readonly accountId: string | null;
  /** As the platform shows it in public; null like the id. */
  readonly accountName: string | null;
  readonly tokenType: string;
  readonly scope: string | null;
  /** Null for a token that does not run out by itself. */
  readonly expiresAt: Date | null;
}

/** One of several accounts that an authorization opens. */
export interface OfferedAccount {
  readonly id: string;
  readonly name: string;
}

export type ChosenAccount = Pick<Grant, "accessToken" | "accountId" | "accountName">;

export type RenewedToken = Pick<Grant, "accessToken" | "refreshToken" | "expiresAt">;

/** OAuth 2.0 with code, state and PKCE (RFC 6749, RFC 7636). */
export interface Authorization {
  addressOf(asked: { state: string; codeChallenge: string; redirectUri: string }): string;
  /**
   * @throws SocialRefusal "refused" when a needed permission was left out, or there is no account
   * to post to
   */
  exchange(returned: { code: string; codeVerifier: string; redirectUri: string }): Promise<Grant>;
  /** @throws SocialRefusal "expired" when the person has to authorize anew */
  renew(account: SocialAccount): Promise<RenewedToken>;
  /** @throws SocialRefusal where the permission still stands at the platform */
  revoke(account: SocialAccount): Promise<void>;
  /** Absent where an authorization opens one account at most. */
  readonly accounts?: {
    /**
     * Those that can be posted to. @throws SocialRefusal "expired" when the authorization is over
     */
    list(account: SocialAccount): Promise<readonly OfferedAccount[]>;
    /** @throws SocialRefusal "refused" for one that was not shared */
    choose(account: SocialAccount, id: string): Promise<ChosenAccount>;
  };
}

/**
 * One try to publish a post; it carries what earlier ones left behind, so that nothing goes out
 * twice.
 */
export interface Attempt {
  /** What an earlier try had begun and kept, such as an upload; null at first. */
  readonly begun: string | null;
  /** Since when the post may be out without our having heard of it; null when it is not. */
  readonly mayBeOutSince: Date | null;
  /**
   * Keeps what was begun. Comes again and again during long work: it says that somebody is on it.
   */
  keep(begun: string): Promise<void>;
  /**
   * Comes right before the one call that makes the post public. `forbidden`: it may be out already,
   * and the platform does not let us look for it.
   *
   * @throws Error when another worker has taken over, when the approval was taken back, and when
   *   an earlier text may stand
   */
  goingOut(look?: "forbidden"): Promise<void>;
}

export interface Published {
  /** Null when the platform has the post and does not say under which id. */
  readonly externalId: string | null;
}

/** What people did with a post, as far as the platform counts it. */
export interface Figures {
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  /** Null where the platform does not tell. */
  readonly views: number | null;
}

/**
 * A platform's own API. Every call may throw SocialRefusal and nothing else that is about the
 * platform.
 */
export interface SocialPlatform {
  /** Which credentials the operator set, by their documented names (AMKT-03); never a value. */
  readonly credentials: Readonly<Record<string, boolean>>;
  /** Names of the settings without which nothing can be done. */
  readonly missing: readonly string[];
  /** The account that the settings themselves open; null where one has to be authorized. */
  readonly ownAccount: SocialAccount | null;
  /** Null where there is none, or credentials are missing. */
  readonly authorization: Authorization | null;
  /** The account's public name: proves that the token is taken. */
  check(account: SocialAccount): Promise<string>;
  publish(account: SocialAccount, post: SocialPost, attempt: Attempt): Promise<Published>;
  figures(account: SocialAccount, externalId: string): Promise<Figures>;
}

export type Social = Readonly<Record<Platform, SocialPlatform>>;

/**
 * Why a platform did not do it. "away": it did not begin (no answer, too many calls, an error of
 * its own, work under way), so the same may be asked again; "expired": the authorization is over;
 * "refused": it never will, as asked; "unknown": the call that publishes was sent and its answer is
 * lost.
 */
export type RefusalKind = "away" | "expired" | "refused" | "unknown";

export class SocialRefusal extends Error {
  override readonly name = "SocialRefusal";
  readonly kind: RefusalKind;
  /** For staff, in a sentence; no token and no address with one. */
  readonly reason: string;
  /** How long the platform asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number | null;

  constructor(
    kind: RefusalKind,
    reason: string,
    more: { retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(`${kind}: ${reason}`, { cause: more.cause });
    this.kind = kind;
    this.reason = reason;
    this.retryAfterMs = more.retryAfterMs ?? null;
  }
}
