import type { MemberCtx } from "@/lib/ports/context";
import { type Authorization, SocialRefusal } from "@/lib/ports/social";
import { Failure } from "@/lib/shared/failure";
import type { ChoosablePlatform } from "./constants";
import { CONNECTION_WORDS } from "./copy";
import { endConnection } from "./end-connection";

type Accounts = NonNullable<Authorization["accounts"]>;

/**
 * Asks the platform about a connection's accounts; if the authorization turns out to be over, ends
 * the connection. Never inside a transaction.
 *
 * @throws Failure conflict, in words for staff
 */
export async function askAccounts<T>(
  ctx: MemberCtx,
  platform: ChoosablePlatform,
  held: { readonly id: string },
  ask: (accounts: Accounts) => Promise<T>,
): Promise<T> {
  const accounts = ctx.social[platform].authorization?.accounts;
  if (!accounts)
    throw new Failure("conflict", CONNECTION_WORDS.notSetUp(ctx.social[platform].missing));
  try {
    return await ask(accounts);
  } catch (error) {
    if (!(error instanceof SocialRefusal)) throw error;
    if (error.kind === "expired") await endConnection(ctx, platform, held);
    const words: Partial<Record<SocialRefusal["kind"], string>> = {
      away: CONNECTION_WORDS.away,
      expired: CONNECTION_WORDS.ended,
    };
    throw new Failure("conflict", words[error.kind] ?? CONNECTION_WORDS.refused(error.reason));
  }
}
