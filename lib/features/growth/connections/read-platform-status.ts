import type { Ctx } from "@/lib/ports/context";
import { PLATFORMS, type Platform } from "@/lib/shared/platforms";
import { CONNECTION_WORDS } from "./copy";
import { findConnections, type StoredConnection } from "./repository";
import type { PlatformState } from "./types";

/**
 * All four platforms with their setup and connection state (AMKT-03, AMKT-05). "Connected" means a
 * token that's valid or can be renewed (contract 6); no platform is queried, so the page waits for
 * none.
 */
export async function readPlatformStatus(ctx: Ctx): Promise<Record<Platform, PlatformState>> {
  const held = await findConnections(ctx);
  const states = PLATFORMS.map((platform) => {
    const token = held.find((row) => row.platform === platform);
    return [platform, stateOf(ctx, platform, token)] as const;
  });
  return Object.fromEntries(states) as Record<Platform, PlatformState>;
}

function stateOf(ctx: Ctx, platform: Platform, token: StoredConnection | undefined): PlatformState {
  const { credentials, missing, ownAccount } = ctx.social[platform];
  const usable = token !== undefined && isUsable(token, ctx.now());
  const flags = platform === "instagram" ? { ...credentials, access_token: usable } : credentials;
  if (missing.length > 0)
    return { connected: false, message: CONNECTION_WORDS.notSetUp(missing), ...flags };
  if (ownAccount) return { connected: true, message: CONNECTION_WORDS.keysSet, ...flags };
  if (usable && !token.chosen) {
    return {
      connected: true,
      message: CONNECTION_WORDS.choose[platform] ?? CONNECTION_WORDS.connected,
      choose: true,
      ...flags,
    };
  }
  if (usable) {
    const { connected, connectedAs } = CONNECTION_WORDS;
    return {
      connected: true,
      message: token.accountName ? connectedAs(token.accountName) : connected,
      ...flags,
    };
  }
  return { connected: false, message: whyNot(token), ...flags };
}

function whyNot(token: StoredConnection | undefined): string {
  if (!token) return CONNECTION_WORDS.notAuthorized;
  return token.isActive ? CONNECTION_WORDS.ended : CONNECTION_WORDS.gone;
}

const isUsable = ({ isActive, expiresAt, renewable }: StoredConnection, now: Date): boolean =>
  isActive && (expiresAt === null || renewable || expiresAt > now);
