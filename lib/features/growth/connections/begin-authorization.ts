import { createHash } from "node:crypto";
import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { hashToken, newToken } from "@/lib/shared/ids";
import { type OauthPlatform, STATE_LIFE_MS } from "./constants";
import { CONNECTION_WORDS } from "./copy";
import { insertState } from "./repository";

/** The redirect URI; the platform's own settings must list it exactly as it is here (CONN-18). */
export const redirectUriOf = (ctx: Pick<MemberCtx, "settings">, platform: OauthPlatform): string =>
  new URL(`/api/admin/connections/${platform}/callback`, ctx.settings.appUrl).href;

/**
 * Begins an authorization: state and PKCE verifier are random, kept only on our side, and good for
 * one return of the same person within ten minutes (RFC 9700, 2.1).
 *
 * @throws Failure conflict while the platform's credentials are missing
 */
export async function beginAuthorization(
  ctx: MemberCtx,
  { platform }: { readonly platform: OauthPlatform },
): Promise<{ authUrl: string }> {
  const { authorization, missing } = ctx.social[platform];
  if (!authorization) throw new Failure("conflict", CONNECTION_WORDS.notSetUp(missing));
  const state = newToken();
  const verifier = newToken();
  const expiresAt = new Date(ctx.now().getTime() + STATE_LIFE_MS);
  await ctx.transaction(async (tx) => {
    await insertState(tx, { platform, stateHash: hashToken(state), verifier, expiresAt });
    await recordAudit(tx, { action: "connection.begin", outcome: "done", reason: platform });
  });
  const codeChallenge = createHash("sha256").update(verifier).digest("base64url");
  return {
    authUrl: authorization.addressOf({
      state,
      codeChallenge,
      redirectUri: redirectUriOf(ctx, platform),
    }),
  };
}
