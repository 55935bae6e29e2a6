import type { MemberCtx } from "@/lib/ports/context";
import { hashToken, newToken } from "@/lib/shared/ids";
import { SESSION_LIFE_MS } from "./constants";
import { insertAdminSession } from "./session-repository";

export interface OpenedSession {
  /** Shown once; stored as its hash. */
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * A PIN session of the caller, of 8 hours at most (contract 6). Whoever calls this has checked the
 * PIN.
 */
export async function openAdminSession(ctx: MemberCtx): Promise<OpenedSession> {
  const token = newToken();
  const expiresAt = new Date(ctx.now().getTime() + SESSION_LIFE_MS);
  await insertAdminSession(ctx, { token: hashToken(token), expiresAt });
  return { token, expiresAt };
}
