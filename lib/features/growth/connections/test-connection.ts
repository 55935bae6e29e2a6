import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { SocialRefusal } from "@/lib/ports/social";
import type { Platform } from "@/lib/shared/platforms";
import { beginAuthorization } from "./begin-authorization";
import { CONNECTION_WORDS } from "./copy";
import { openAccount } from "./open-account";
import type { TestResult } from "./types";

/**
 * Asks the platform whether it accepts our token, and for which account; null while no account is
 * connected.
 */
async function testConnection(ctx: MemberCtx, platform: Platform): Promise<TestResult | null> {
  const result = await test(ctx, platform);
  const outcome = result?.connected ? "done" : "refused";
  await recordAudit(ctx, { action: "connection.test", outcome, reason: platform });
  return result;
}

async function test(ctx: MemberCtx, platform: Platform): Promise<TestResult | null> {
  const { missing } = ctx.social[platform];
  if (missing.length > 0) return { connected: false, message: CONNECTION_WORDS.notSetUp(missing) };
  try {
    return await ask(ctx, platform, false);
  } catch (error) {
    if (!(error instanceof SocialRefusal)) throw error;
    const told = error.cause instanceof SocialRefusal ? error.cause : error;
    const message =
      told.kind === "away" ? CONNECTION_WORDS.away : CONNECTION_WORDS.refused(told.reason);
    return { connected: false, message };
  }
}

async function ask(ctx: MemberCtx, platform: Platform, anew: boolean): Promise<TestResult | null> {
  const account = await openAccount(ctx, { platform, anew });
  if (!account) return null;
  try {
    return {
      connected: true,
      message: CONNECTION_WORDS.works(await ctx.social[platform].check(account)),
    };
  } catch (error) {
    const isOver = error instanceof SocialRefusal && error.kind === "expired";
    if (!isOver || anew || ctx.social[platform].ownAccount) throw error;
    return ask(ctx, platform, true);
  }
}

/** API-55. */
export const testTwitter = async (ctx: MemberCtx): Promise<TestResult> =>
  (await testConnection(ctx, "twitter")) ?? {
    connected: false,
    message: CONNECTION_WORDS.notAuthorized,
  };

/** API-56: while no channel is connected, the response says where to authorize one. */
export async function testYoutube(ctx: MemberCtx): Promise<TestResult> {
  const tested = await testConnection(ctx, "youtube");
  if (tested) return tested;
  const { authUrl } = await beginAuthorization(ctx, { platform: "youtube" });
  return { connected: false, message: CONNECTION_WORDS.authorizeFirst, authUrl };
}
