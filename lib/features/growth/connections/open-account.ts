import type { Ctx } from "@/lib/ports/context";
import { type SocialAccount, SocialRefusal } from "@/lib/ports/social";
import type { Platform } from "@/lib/shared/platforms";
import { RENEW_BEFORE_MS } from "./constants";
import { endConnection } from "./end-connection";
import { findConnection, storeRenewed } from "./repository";

interface Asked {
  readonly platform: Platform;
  /** The platform just rejected the token: renew it regardless of its expiry. */
  readonly anew?: boolean;
}

/**
 * The account posts go to, with a token that's valid for a while; null if none is connected or none
 * of several has been chosen yet. An authorization that turns out to be over ends the connection,
 * so its card says so. Calls the platform, so never inside a transaction.
 *
 * @throws SocialRefusal "away" when the token cannot be renewed right now; its `cause` is the
 *   platform's refusal if the reason is on our side, such as credentials in the settings that it
 *   rejects
 */
export async function openAccount(
  ctx: Ctx,
  { platform, anew = false }: Asked,
): Promise<SocialAccount | null> {
  const { ownAccount, authorization } = ctx.social[platform];
  if (ownAccount) return ownAccount;
  const held = authorization && (await findConnection(ctx, platform));
  if (!authorization || !held || held.accountId === null) return null;
  const endsSoon =
    held.expiresAt !== null && held.expiresAt.getTime() - ctx.now().getTime() < RENEW_BEFORE_MS;
  if (!anew && !endsSoon) return held;
  try {
    const renewed = await authorization.renew(held);
    await storeRenewed(ctx, held.id, renewed);
    return { ...renewed, accountId: held.accountId };
  } catch (error) {
    if (!(error instanceof SocialRefusal) || error.kind === "away") throw error;
    if (error.kind === "expired") {
      await endConnection(ctx, platform, held);
      return null;
    }
    // The grant itself still stands, so keep it until our request is right.
    ctx.log.error("connection-not-renewed", error, { platform });
    throw new SocialRefusal("away", `We couldn't renew the connection: ${error.reason}`, {
      cause: error,
    });
  }
}
