import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { findOwnStatus, writeStatus } from "./enrolment-repository";
import { listEnrolments } from "./list-enrolments";
import type { ChangeEnrolmentInput } from "./schema";
import type { Enrolment } from "./types";

/**
 * Pauses, leaves or resumes a program. None of these loses anything that was done, and no number is
 * held against the person.
 *
 * @throws Failure not_found, also if it's someone else's (AUTH-12); conflict for a finished one
 */
export async function changeEnrolment(
  ctx: MemberCtx,
  { id, status }: ChangeEnrolmentInput,
): Promise<Enrolment> {
  if (!(await findOwnStatus(ctx, id))) throw notFound("This program");
  if (!(await writeStatus(ctx, id, status)))
    throw new Failure("conflict", "You've already finished this program.");
  const changed = (await listEnrolments(ctx)).find((enrolment) => enrolment.id === id);
  if (!changed) throw notFound("This program");
  return changed;
}
