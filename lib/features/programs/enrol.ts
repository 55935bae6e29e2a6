import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { findOpen, insertEnrolment, writeStatus } from "./enrolment-repository";
import { listEnrolments } from "./list-enrolments";
import { mayGoOn, openEnrolment } from "./policy";
import { findActiveProgram } from "./program-repository";
import type { EnrolInput } from "./schema";
import type { Enrolment } from "./types";

/**
 * `created` false: the caller was enrolled already, or had paused or left, and goes on where they
 * were.
 */
export interface Enrolled {
  readonly enrolment: Enrolment;
  readonly created: boolean;
}

/**
 * Enrols the caller (API-58, CERT-10). One unfinished enrolment per programme; enrolling again
 * takes up the one that there is, with all that was done in it. A finished programme can be begun
 * anew.
 *
 * @throws Failure not_found for a programme that is not offered, forbidden for one that is made
 *   for other ages; one that
 * was begun stays open to who has outgrown it
 */
export async function enrol(ctx: MemberCtx, { programId }: EnrolInput): Promise<Enrolled> {
  const program = await findActiveProgram(ctx, programId);
  if (!program) throw notFound("This programme");
  const open = await findOpen(ctx, programId);
  const { ageGroup } = ctx.actor.user;
  const { requirements } = program;
  if (
    !ageGroup ||
    !(open ? mayGoOn(requirements, ageGroup) : requirements.ageGroups.includes(ageGroup))
  ) {
    throw new Failure("forbidden", "This programme is made for another age.");
  }
  const created = !open && (await insertEnrolment(ctx, programId, ctx.now()));
  if (open && open.status !== "active") await writeStatus(ctx, open.id, "active");
  const enrolments = await listEnrolments(ctx);
  // A plan that was written before can fill the last step at once: then the newest one is finished.
  const found =
    openEnrolment(enrolments, programId) ?? enrolments.find((one) => one.programId === programId);
  if (!found) throw notFound("This programme");
  return { enrolment: found, created };
}
