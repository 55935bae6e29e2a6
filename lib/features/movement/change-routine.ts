import { examine } from "@/lib/core/incidents/examine";
import { crisisFlags } from "@/lib/crisis/crisis-flags";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { deleteOwnRoutine, findOwnRoutine, shortened, updateOwnRoutine } from "./repository";
import type { ChangeRoutineInput, RoutineIdInput } from "./schema";
import { storeExamined } from "./store-examined";
import type { GeneratedRoutine } from "./types";

/**
 * Archives, restores or renames a routine.
 *
 * @throws Failure not_found, also if it's someone else's (AUTH-12)
 */
export async function changeRoutine(
  ctx: MemberCtx,
  { id, ...change }: ChangeRoutineInput,
): Promise<GeneratedRoutine> {
  const examination = await examine(ctx, [change.name]);
  const routine = await storeExamined(ctx, examination, "movement_routine", async (tx) => {
    const changed = (await updateOwnRoutine(tx, id, change)) ? await findOwnRoutine(tx, id) : null;
    if (!changed) throw notFound("This routine");
    return changed;
  });
  return { ...shortened(routine), ...crisisFlags(examination.finding) };
}

/**
 * Deletes a routine for good; its sessions stay in the list.
 *
 * @throws Failure not_found, also if it's someone else's (AUTH-12)
 */
export async function removeRoutine(ctx: MemberCtx, { id }: RoutineIdInput): Promise<void> {
  if (!(await deleteOwnRoutine(ctx, id))) throw notFound("This routine");
}
