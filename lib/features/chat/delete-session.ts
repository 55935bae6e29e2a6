import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { deleteOwnSession } from "./session-repository";

/** Removes a conversation with its messages; incidents stay, without the link to them. @throws Failure not_found */
export async function deleteSession(ctx: MemberCtx, input: { id: string }): Promise<void> {
  if (!(await deleteOwnSession(ctx, input.id))) throw notFound("This conversation");
}
