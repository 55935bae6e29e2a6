import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { type Grant, SocialRefusal } from "@/lib/ports/social";
import { hashToken } from "@/lib/shared/ids";
import { redirectUriOf } from "./begin-authorization";
import type { OauthPlatform } from "./constants";
import { CONNECTION_WORDS, nameOf, WINDOW_WORDS } from "./copy";
import { insertConnection, takeState } from "./repository";
import type { CallbackInput } from "./schema";

/** The window's final page, and whether it may notify the page behind it. */
export interface WindowEnd {
  readonly connected: boolean;
  readonly title: string;
  readonly text: string;
}

/**
 * Handles the redirect back from the platform. Only a state this same person began works, and only
 * once; the code is exchanged for tokens with its PKCE verifier, and they replace any older
 * connection (CONN-21).
 */
export async function finishAuthorization(
  ctx: MemberCtx,
  input: CallbackInput,
): Promise<WindowEnd> {
  const { platform, state, code } = input;
  const verifier = state ? await takeState(ctx, { platform, stateHash: hashToken(state) }) : null;
  if (verifier === null) return refuse(ctx, platform, "stale", WINDOW_WORDS.stale);
  if (!code) return refuse(ctx, platform, "declined", WINDOW_WORDS.declined);
  const { authorization, missing } = ctx.social[platform];
  if (!authorization) {
    return refuse(
      ctx,
      platform,
      "not_set_up",
      WINDOW_WORDS.failed(CONNECTION_WORDS.notSetUp(missing)),
    );
  }
  let grant: Grant;
  try {
    const redirectUri = redirectUriOf(ctx, platform);
    grant = await authorization.exchange({ code, codeVerifier: verifier, redirectUri });
  } catch (error) {
    if (!(error instanceof SocialRefusal)) throw error;
    ctx.log.warn("authorization-refused", { platform, kind: error.kind });
    const reason = error.kind === "away" ? CONNECTION_WORDS.away : error.reason;
    return refuse(ctx, platform, error.kind, WINDOW_WORDS.failed(reason));
  }
  await ctx.transaction(async (tx) => {
    const id = await insertConnection(tx, platform, grant);
    await recordAudit(tx, {
      action: "connection.open",
      outcome: "done",
      reason: platform,
      resource: `oauth_tokens/${id}`,
    });
  });
  return { connected: true, ...WINDOW_WORDS.done(nameOf(platform)) };
}

async function refuse(
  ctx: MemberCtx,
  platform: OauthPlatform,
  why: string,
  words: Omit<WindowEnd, "connected">,
): Promise<WindowEnd> {
  await recordAudit(ctx, {
    action: "connection.open",
    outcome: "refused",
    reason: `${platform}: ${why}`,
  });
  return { connected: false, ...words };
}
