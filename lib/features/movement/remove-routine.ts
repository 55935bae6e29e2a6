import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { deleteOwnRoutine } from "./repository";
import type { RoutineIdInput } from "./schema";

/**
 * Deletes a routine for good; its sessions stay in the list.
 *
 * @throws Failure not_found, also if it's someone else's (AUTH-12)
 */
export async function removeRoutine(ctx: MemberCtx, { id }: RoutineIdInput): Promise<void> {
  if (!(await deleteOwnRoutine(ctx, id))) throw notFound("This routine");
}
