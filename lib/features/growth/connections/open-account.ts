import type { Ctx } from "@/lib/ports/context";
import { type SocialAccount, SocialRefusal } from "@/lib/ports/social";
import type { Platform } from "@/lib/shared/platforms";
import { RENEW_BEFORE_MS } from "./constants";
import { endConnection } from "./end-connection";
import { findConnection, storeRenewed } from "./repository";

interface Asked {
  readonly platform: Platform;
  /** The platform has just refused the token: renew it whatever its date says. */
  readonly anew?: boolean;
}

/**
 * The account that posts go to, with a token that is good for a while; null while none is
 * connected, or none of several was chosen yet. An authorization that turns out to be over ends the
 * connection, so that its card says so. Asks the platform, so never inside a transaction.
 *
 * @throws SocialRefusal "away" when the token cannot be renewed right now; its `cause` is the
 *   platform's refusal, where it
 *   refused for a reason that is ours, such as credentials in the settings that it does not take
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
    // What was granted still stands there: it is kept until we ask for it rightly.
    ctx.log.error("connection-not-renewed", error, { platform });
    throw new SocialRefusal("away", `The connection could not be renewed: ${error.reason}`, {
      cause: error,
    });
  }
}
