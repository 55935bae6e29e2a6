import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { SocialRefusal } from "@/lib/ports/social";
import { Failure } from "@/lib/shared/failure";
import type { OauthPlatform } from "./constants";
import { CONNECTION_WORDS, nameOf } from "./copy";
import { deactivate, findConnection } from "./repository";

export interface Disconnected {
  readonly disconnected: true;
  /** False if the platform didn't revoke the permission, so its own settings still list it. */
  readonly revoked: boolean;
}

/**
 * Revokes the permission at the platform if it can be done, and destroys the stored tokens in any
 * case: nobody who presses "Disconnect" is left with an account that still posts (CONN-15).
 *
 * @throws Failure conflict when no account is connected
 */
export async function disconnect(
  ctx: MemberCtx,
  { platform }: { readonly platform: OauthPlatform },
): Promise<Disconnected> {
  const held = await findConnection(ctx, platform);
  if (!held) throw new Failure("conflict", CONNECTION_WORDS.nothingConnected(nameOf(platform)));
  const revoked = await revoke(ctx, platform, held);
  await ctx.transaction(async (tx) => {
    await deactivate(tx, { id: held.id });
    const reason = `${platform}: ${revoked ? "revoked" : "not revoked"}`;
    await recordAudit(tx, {
      action: "connection.close",
      outcome: "done",
      reason,
      resource: `oauth_tokens/${held.id}`,
    });
  });
  return { disconnected: true, revoked };
}

async function revoke(
  ctx: MemberCtx,
  platform: OauthPlatform,
  held: Parameters<NonNullable<MemberCtx["social"]["youtube"]["authorization"]>["revoke"]>[0],
): Promise<boolean> {
  const { authorization } = ctx.social[platform];
  if (!authorization) return false;
  try {
    await authorization.revoke(held);
    return true;
  } catch (error) {
    if (!(error instanceof SocialRefusal)) throw error;
    ctx.log.warn("revoke-refused", { platform, kind: error.kind });
    return false;
  }
}
