import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { SESSION_IDLE_MS } from "./constants";
import { findAdminSession } from "./session-repository";
import type { AdminSessionView } from "./types";

/**
 * How long the caller's PIN session will last, so the page can warn before it ends. A plain read
 * counts as activity; a page polling on its own sends `x-background-read`.
 *
 * @throws Failure admin_session_expired
 */
export async function readAdminSession(ctx: MemberCtx): Promise<AdminSessionView> {
  const session = ctx.actor.pinSession ? await findAdminSession(ctx, ctx.actor.pinSession) : null;
  if (!session) throw new Failure("admin_session_expired", "Admin session expired");
  const expires = session.expiresAt.getTime();
  const idle = session.lastSeenAt.getTime() + SESSION_IDLE_MS;
  const left = Math.min(expires, idle) - ctx.now().getTime();
  return { secondsLeft: Math.max(0, Math.floor(left / 1000)), final: expires <= idle };
}
