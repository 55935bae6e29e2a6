import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { lockName } from "@/lib/ports/db";
import type { ChosenAccount, Grant, RenewedToken, SocialAccount } from "@/lib/ports/social";
import { newId } from "@/lib/shared/ids";
import type { Platform } from "@/lib/shared/platforms";
import { sealedTable, text } from "@/lib/shared/sealed-table";
import type { OauthPlatform } from "./constants";

/**
 * Sealed with the service key, since the accounts belong to the company. Never part of any response
 * (DATA-35).
 */
export const oauthTokenSeal = sealedTable("oauth_tokens", {
  accessToken: text,
  refreshToken: text,
});

const oauthStateSeal = sealedTable("oauth_states", { verifier: text });

export interface Connection extends SocialAccount {
  readonly id: string;
  readonly accountName: string | null;
  readonly expiresAt: Date | null;
}

interface BegunState {
  readonly platform: OauthPlatform;
  readonly stateHash: string;
  readonly verifier: string;
  readonly expiresAt: Date;
}

/** Also deletes expired states that were never finished. */
export async function insertState(
  ctx: MemberCtx,
  { verifier, ...state }: BegunState,
): Promise<void> {
  const id = newId();
  const now = ctx.now();
  await deleteStatesBefore(ctx, now);
  const sealed = oauthStateSeal.seal(ctx.serviceKey, id, { verifier });
  const data = { ...state, ...sealed, id, userId: ctx.actor.user.id, createdAt: now };
  await ctx.db.oauthState.create({ data, select: { id: true } });
}

export const deleteStatesBefore = async (ctx: Ctx, before: Date): Promise<number> =>
  (await ctx.db.oauthState.deleteMany({ where: { expiresAt: { lt: before } } })).count;

/** Deletes every state this person began. */
export async function deleteStates(ctx: Pick<Ctx, "db">, userId: string): Promise<void> {
  await ctx.db.oauthState.deleteMany({ where: { userId } });
}

export async function deleteAllStates(ctx: Pick<Ctx, "db">): Promise<void> {
  await ctx.db.oauthState.deleteMany({});
}

/**
 * Consumes one of the caller's states; if two requests bring the same one, only the first gets it.
 *
 * @returns the PKCE verifier
 */
export async function takeState(
  ctx: MemberCtx,
  { platform, stateHash }: Pick<BegunState, "platform" | "stateHash">,
): Promise<string | null> {
  const [row] = await ctx.db.$queryRaw<{ id: string; verifier: string; expiresAt: Date }[]>`
    DELETE FROM oauth_states
    WHERE "stateHash" = ${stateHash} AND "userId" = ${ctx.actor.user.id}::uuid AND "platform" = ${platform}
    RETURNING "id"::text, "verifier", "expiresAt"`;
  if (!row || row.expiresAt <= ctx.now()) return null;
  return oauthStateSeal.open(ctx.serviceKey, row).verifier;
}

const columns = {
  id: true,
  accessToken: true,
  refreshToken: true,
  accountId: true,
  accountName: true,
  expiresAt: true,
} as const;

export async function findConnection(ctx: Ctx, platform: Platform): Promise<Connection | null> {
  const row = await ctx.db.oauthToken.findFirst({
    where: { platform, isActive: true },
    select: columns,
  });
  if (!row) return null;
  const { accessToken, refreshToken } = oauthTokenSeal.open(ctx.serviceKey, row);
  return { ...row, accessToken: accessToken ?? "", refreshToken };
}

export interface StoredConnection {
  readonly platform: string;
  readonly isActive: boolean;
  readonly accountName: string | null;
  readonly expiresAt: Date | null;
  readonly renewable: boolean;
  /** Whether it's known which account posts go to. */
  readonly chosen: boolean;
}

/** The newest token row of each platform, without the token itself. */
export async function findConnections(ctx: Ctx): Promise<StoredConnection[]> {
  const rows = await ctx.db.oauthToken.findMany({
    distinct: ["platform"],
    orderBy: [{ platform: "asc" }, { isActive: "desc" }, { updatedAt: "desc" }],
    select: {
      ...{ platform: true, isActive: true, accountName: true, expiresAt: true },
      ...{ refreshToken: true, accountId: true },
    },
  });
  return rows.map(({ refreshToken, accountId, ...row }) => ({
    ...row,
    renewable: refreshToken !== null,
    chosen: accountId !== null,
  }));
}

/** Serializes changes to one platform's connection until the transaction ends. */
async function lockConnection(ctx: Ctx, platform: OauthPlatform): Promise<void> {
  await lockName(ctx.db, `connection:${platform}`);
}

/** @returns false if the connection has been replaced in the meantime */
export async function storeChosen(
  ctx: Ctx,
  id: string,
  chosen: ChosenAccount,
  refreshToken: string | null,
) {
  const { accountId, accountName, accessToken } = chosen;
  const sealed = oauthTokenSeal.seal(ctx.serviceKey, id, { accessToken, refreshToken });
  const { count } = await ctx.db.oauthToken.updateMany({
    where: { id, isActive: true },
    data: { ...sealed, accountId, accountName, updatedAt: ctx.now() },
  });
  return count === 1;
}

/** Replaces the active connection, if any; the caller's transaction covers both steps. */
export async function insertConnection(
  ctx: MemberCtx,
  platform: OauthPlatform,
  grant: Grant,
): Promise<string> {
  // If two windows finish at once, the second waits here and then replaces the first.
  await lockConnection(ctx, platform);
  await deactivate(ctx, { platform });
  const id = newId();
  const now = ctx.now();
  const { accessToken, refreshToken, ...plain } = grant;
  const sealed = oauthTokenSeal.seal(ctx.serviceKey, id, { accessToken, refreshToken });
  const data = {
    ...plain,
    ...sealed,
    id,
    platform,
    userId: ctx.actor.user.id,
    createdAt: now,
    updatedAt: now,
  };
  await ctx.db.oauthToken.create({ data, select: { id: true } });
  return id;
}

export async function storeRenewed(ctx: Ctx, id: string, token: RenewedToken): Promise<void> {
  const { expiresAt, accessToken, refreshToken } = token;
  const sealed = oauthTokenSeal.seal(ctx.serviceKey, id, { accessToken, refreshToken });
  await ctx.db.oauthToken.updateMany({
    where: { id, isActive: true },
    data: { ...sealed, expiresAt, updatedAt: ctx.now() },
  });
}

/**
 * Keeps the row as a record of the connection, but destroys its tokens.
 *
 * @returns whether there was one
 */
export async function deactivate(
  ctx: Ctx,
  which: { id: string } | { platform: OauthPlatform },
): Promise<boolean> {
  const rows = await ctx.db.oauthToken.findMany({
    where: { ...which, isActive: true },
    select: { id: true },
  });
  for (const { id } of rows) {
    const emptied = oauthTokenSeal.seal(ctx.serviceKey, id, {
      accessToken: "",
      refreshToken: null,
    });
    await ctx.db.oauthToken.updateMany({
      where: { id, isActive: true },
      data: { ...emptied, isActive: false, expiresAt: null, updatedAt: ctx.now() },
    });
  }
  return rows.length > 0;
}
