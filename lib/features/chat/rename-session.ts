import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { updateOwnSession } from "./session-repository";
import type { ChatSession } from "./types";

/** @throws Failure not_found */
export async function renameSession(ctx: MemberCtx, input: { id: string; title: string }): Promise<ChatSession> {
  const session = await updateOwnSession(ctx, input.id, { title: input.title });
  if (!session) throw notFound("This conversation");
  return session;
}
