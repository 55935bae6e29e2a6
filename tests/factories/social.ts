import type { Media, MediaSource } from "@/lib/adapters/social/media";
import { createSocial } from "@/lib/adapters/social/platforms";
import type { Ctx } from "@/lib/ports/context";
import { type Attempt, type Social, type SocialAccount, type SocialPost, SocialRefusal } from "@/lib/ports/social";
import type { Platform } from "@/lib/shared/platforms";
import { GOOGLE_KEYS, startLocalGoogle } from "@/tests/fakes/social/google";
import { META_KEYS, startLocalMeta } from "@/tests/fakes/social/meta";
import { startLocalTwitter, TWITTER_KEYS } from "@/tests/fakes/social/twitter";

const callback = (platform: Platform) => `http://localhost:3000/api/admin/connections/${platform}/callback`;

export const PICTURE = "https://media.example.org/sunrise.jpg";
export const VIDEO = "https://media.example.org/breathe.mp4";

/** Two full upload chunks and a remainder. */
const VIDEO_BYTES = Buffer.alloc(2 * 256 * 1024 + 1000, "willow");

/** The company's media storage; every file has exactly its stated size. */
const files: MediaSource = async (address, { from = 0 }): Promise<Media> => {
  const file = { [PICTURE]: ["image/jpeg", Buffer.alloc(5000, 7)], [VIDEO]: ["video/mp4", VIDEO_BYTES] }[address];
  if (!file) throw new SocialRefusal("refused", "The address of the media answers 404.");
  const [type, bytes] = file as [string, Buffer];
  const body = (async function* () {
    // Uneven chunks, as they arrive over a network.
    for (let at = from; at < bytes.length; at += 70_001) yield bytes.subarray(at, at + 70_001);
  })();
  return { type, length: bytes.length, body };
};

export const videoBytes = VIDEO_BYTES;

/** All platforms as local servers, with the product's own clients connected to them. */
export async function startPlatforms() {
  const twitter = await startLocalTwitter();
  const meta = await startLocalMeta([callback("facebook"), callback("instagram")]);
  const google = await startLocalGoogle([callback("youtube")]);
  const social = createSocial({
    twitter: { ...TWITTER_KEYS, apiBase: twitter.baseUrl, timeoutMs: 2000 },
    facebook: { ...META_KEYS, apiBase: meta.baseUrl, pause: async () => {} },
    youtube: { ...GOOGLE_KEYS, apiBase: google.baseUrl, partBytes: 256 * 1024 },
    media: files,
  });
  const close = () => Promise.all([twitter, meta, google].map((server) => server.close()));
  return { twitter, meta, google, social, close };
}

export type LocalPlatforms = Awaited<ReturnType<typeof startPlatforms>>;

/** The settings with which the product reaches them; set them before its first request. */
export function setPlatformKeys({ twitter, meta, google }: LocalPlatforms): void {
  Object.assign(process.env, {
    TWITTER_API_KEY: TWITTER_KEYS.apiKey,
    TWITTER_API_SECRET: TWITTER_KEYS.apiSecret,
    TWITTER_ACCESS_TOKEN: TWITTER_KEYS.accessToken,
    TWITTER_ACCESS_SECRET: TWITTER_KEYS.accessSecret,
    TWITTER_API_BASE: twitter.baseUrl,
    FACEBOOK_APP_ID: META_KEYS.appId,
    FACEBOOK_APP_SECRET: META_KEYS.appSecret,
    FACEBOOK_API_BASE: meta.baseUrl,
    YOUTUBE_API_KEY: GOOGLE_KEYS.apiKey,
    YOUTUBE_CLIENT_ID: GOOGLE_KEYS.clientId,
    YOUTUBE_CLIENT_SECRET: GOOGLE_KEYS.clientSecret,
    YOUTUBE_API_BASE: google.baseUrl,
  });
}

/** A context that uses these platforms and the test's own clock, in transactions too. */
export function withSocial<C extends Ctx>(ctx: C, social: Social, now: () => Date = ctx.now): C {
  const dressed = (on: C): C => ({
    ...on,
    social,
    now,
    transaction: (work) => on.transaction((tx) => work(dressed(tx as C))),
  });
  return dressed(ctx);
}

export const somePost = (more: Partial<SocialPost> = {}): SocialPost => ({
  title: "A calm minute",
  text: "Breathe in & out. It is a start.\n\n#MentalHealth",
  hashtags: ["MentalHealth"],
  imageUrl: null,
  videoUrl: null,
  isAiGenerated: true,
  ...more,
});

/** A first or follow-up attempt, which records its steps. */
export function someAttempt(earlier: Partial<Pick<Attempt, "begun" | "mayBeOutSince">> = {}) {
  const steps: string[] = [];
  const attempt: Attempt = {
    begun: null,
    mayBeOutSince: null,
    ...earlier,
    keep: async (begun) => void steps.push(`keep ${begun}`),
    goingOut: async () => void steps.push("out"),
  };
  return { attempt, steps };
}

/**
 * A person agrees in the platform's dialog; returns the parameters the browser is sent back with.
 */
export async function agree(authUrl: string): Promise<URLSearchParams> {
  const answer = await fetch(authUrl, { redirect: "manual" });
  if (answer.status !== 302) throw new Error(`the dialog answered ${answer.status}: ${await answer.text()}`);
  return new URL(answer.headers.get("location") ?? "").searchParams;
}

/** An account authorized at the local platform without our own records. */
export async function authorize(
  social: Social,
  platform: "facebook" | "instagram" | "youtube",
): Promise<SocialAccount> {
  const { createHash } = await import("node:crypto");
  const { authorization } = social[platform];
  if (!authorization) throw new Error("no authorization");
  const codeVerifier = "a verifier of at least forty-three characters, as RFC 7636 asks";
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  const redirectUri = callback(platform);
  const asked = { state: "a state that nobody can guess", codeChallenge, redirectUri };
  const back = await agree(authorization.addressOf(asked));
  return authorization.exchange({ code: back.get("code") ?? "", codeVerifier, redirectUri });
}
