import type { MemberCtx } from "@/lib/ports/context";
import { hashToken } from "@/lib/shared/ids";
import { SESSION_IDLE_MS, TOUCH_EVERY_MS } from "./constants";
import { findAdminSession, touchAdminSession } from "./session-repository";

interface Shown {
  /** The browser's token. The database only has its hash. */
  readonly token: string | null;
  /**
   * False for requests a page makes on its own, because those mustn't keep an unattended desk open.
   */
  readonly atWork: boolean;
}

/**
 * Whether the caller has a PIN session of their own that has neither ended nor gone idle (ADMN-08,
 * ADMN-09).
 *
 * @returns the hash it's stored under, or null without a session
 */
export async function verifyAdminSession(
  ctx: MemberCtx,
  { token, atWork }: Shown,
): Promise<string | null> {
  if (!token) return null;
  const tokenHash = hashToken(token);
  const session = await findAdminSession(ctx, tokenHash);
  const now = ctx.now().getTime();
  if (!session || session.expiresAt.getTime() <= now) return null;
  const idle = now - session.lastSeenAt.getTime();
  if (idle >= SESSION_IDLE_MS) return null;
  if (atWork && idle >= TOUCH_EVERY_MS) await touchAdminSession(ctx, tokenHash);
  return tokenHash;
}
