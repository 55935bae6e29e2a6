import type { MemberCtx } from "@/lib/ports/context";
import { findEraseAfter } from "./repository";

/** Whether, and when, the caller's account is to be erased. */
export async function readAccount(ctx: MemberCtx): Promise<{ eraseAfter: string | null }> {
  const eraseAfter = await findEraseAfter(ctx);
  return { eraseAfter: eraseAfter?.toISOString() ?? null };
}
