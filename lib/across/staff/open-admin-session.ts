import type { MemberCtx } from "@/lib/ports/context";
import { hashToken, newToken } from "@/lib/shared/ids";
import { SESSION_LIFE_MS } from "./constants";
import { insertAdminSession } from "./session-repository";

export interface OpenedSession {
  /** Shown once; stored as its hash. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Opens a PIN session of 8 hours at most (contract 6). Callers have checked the PIN already. */
export async function openAdminSession(ctx: MemberCtx): Promise<OpenedSession> {
  const token = newToken();
  const expiresAt = new Date(ctx.now().getTime() + SESSION_LIFE_MS);
  await insertAdminSession(ctx, { token: hashToken(token), expiresAt });
  return { token, expiresAt };
}
