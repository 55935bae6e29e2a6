import type { MemberCtx } from "@/lib/ports/context";
import { hashToken, newToken } from "@/lib/shared/ids";
import { SESSION_LIFE_MS } from "./constants";
import { insertAdminSession } from "./session-repository";

export interface OpenedSession {
  /** Returned once. Only its hash is stored. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Opens a PIN session of at most 8 hours (contract 6). Callers have already checked the PIN. */
export async function openAdminSession(ctx: MemberCtx): Promise<OpenedSession> {
  const token = newToken();
  const expiresAt = new Date(ctx.now().getTime() + SESSION_LIFE_MS);
  await insertAdminSession(ctx, { token: hashToken(token), expiresAt });
  return { token, expiresAt };
}
