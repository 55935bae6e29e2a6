import type { MemberCtx } from "@/lib/ports/context";
import { hashToken } from "@/lib/shared/ids";
import { SESSION_IDLE_MS, TOUCH_EVERY_MS } from "./constants";
import { findAdminSession, touchAdminSession } from "./session-repository";

interface Shown {
  /** The browser's token; the database only has its hash. */
  readonly token: string | null;
  /** False for requests a page makes on its own: they must not keep an unattended desk open. */
  readonly atWork: boolean;
}

/**
 * Whether the caller holds a PIN session of their own that's neither over nor idle (ADMN-08,
 * ADMN-09).
 *
 * @returns the hash it's stored under; null without a session
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
