import { type Authorization, SocialRefusal } from "@/lib/ports/social";
import { z } from "@/lib/shared/zod-messages";
import { empty } from "../ask";
import type { Google } from "./google";

/** Uploading and general channel management (CONN-18). */
const SCOPES = [
  "https://www.googleapis.com/auth/youtube.upload",
  "https://www.googleapis.com/auth/youtube",
] as const;

const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive(),
  scope: z.string().optional(),
  token_type: z.string().optional(),
});
const channels = z.object({
  items: z.array(z.object({ id: z.string(), snippet: z.object({ title: z.string() }) })).optional(),
});

/** The channel that a token belongs to. Null if the person has none. */
export async function ownChannel(
  google: Google,
  token: string,
): Promise<{ id: string; title: string } | null> {
  const asked = { query: { part: "snippet", mine: "true" } };
  const [channel] = (await google.api("/channels", token, asked, channels)).items ?? [];
  return channel ? { id: channel.id, title: channel.snippet.title } : null;
}

/**
 * Google's authorization for web servers
 * (developers.google.com/identity/protocols/oauth2/web-server).
 */
export function createGoogleAuthorization(google: Google): Authorization {
  const { clientId: client_id, clientSecret: client_secret } = google;
  return {
    addressOf: ({ state, codeChallenge, redirectUri }) => {
      const query = new URLSearchParams({
        client_id,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: SCOPES.join(" "),
        state,
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
        // Google sends a refresh token only on request, and reliably only after a new consent.
        access_type: "offline",
        prompt: "consent",
      });
      return `${google.dialog}?${query}`;
    },
    exchange: async ({ code, codeVerifier, redirectUri }) => {
      const form = {
        client_id,
        client_secret,
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      };
      const asked = Date.now();
      const given = await google.oauth(
        "token",
        { ...form, grant_type: "authorization_code" },
        tokens,
      );
      const granted = new Set(given.scope?.split(" ") ?? SCOPES);
      const left = SCOPES.filter((scope) => !granted.has(scope));
      if (left.length > 0)
        throw new SocialRefusal("refused", `These permissions were not given: ${left.join(", ")}.`);
      const channel = await ownChannel(google, given.access_token);
      if (!channel)
        throw new SocialRefusal("refused", "This Google account has no YouTube channel.");
      return {
        accessToken: given.access_token,
        refreshToken: given.refresh_token ?? null,
        accountId: channel.id,
        accountName: channel.title,
        tokenType: given.token_type ?? "Bearer",
        scope: given.scope ?? null,
        expiresAt: new Date(asked + given.expires_in * 1000),
      };
    },
    renew: async ({ refreshToken }) => {
      if (!refreshToken)
        throw new SocialRefusal("expired", "The authorization is over. Authorize YouTube again.");
      const asked = Date.now();
      const form = {
        client_id,
        client_secret,
        refresh_token: refreshToken,
        grant_type: "refresh_token",
      };
      const given = await google.oauth("token", form, tokens);
      const expiresAt = new Date(asked + given.expires_in * 1000);
      return {
        accessToken: given.access_token,
        refreshToken: given.refresh_token ?? refreshToken,
        expiresAt,
      };
    },
    revoke: async ({ refreshToken, accessToken }) => {
      try {
        await google.oauth("revoke", { token: refreshToken ?? accessToken }, empty);
      } catch (error) {
        // "invalid_token" means it's already void. After any other refusal, the permission still
        // exists.
        if (!(error instanceof SocialRefusal && error.kind === "expired")) throw error;
      }
    },
  };
}
