import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { findOpen, insertEnrolment, writeStatus } from "./enrolment-repository";
import { listEnrolments } from "./list-enrolments";
import { mayGoOn, openEnrolment } from "./policy";
import { findActiveProgram } from "./program-repository";
import type { EnrolInput } from "./schema";
import type { Enrolment } from "./types";

/**
 * `created` is false if the caller was already enrolled, or had paused or left, and resumes where
 * they were.
 */
export interface Enrolled {
  readonly enrolment: Enrolment;
  readonly created: boolean;
}

/**
 * Enrols the caller (API-58, CERT-10). There's one unfinished enrolment per program; enrolling
 * again resumes it, with everything done in it. A finished program can be begun again.
 *
 * @throws Failure not_found for a program that isn't offered, forbidden for one made for other
 *   ages; one already begun stays open to someone who has outgrown it
 */
export async function enrol(ctx: MemberCtx, { programId }: EnrolInput): Promise<Enrolled> {
  const program = await findActiveProgram(ctx, programId);
  if (!program) throw notFound("This program");
  const open = await findOpen(ctx, programId);
  const { ageGroup } = ctx.actor.user;
  const { requirements } = program;
  if (
    !ageGroup ||
    !(open ? mayGoOn(requirements, ageGroup) : requirements.ageGroups.includes(ageGroup))
  ) {
    throw new Failure("forbidden", "This program is for a different age.");
  }
  const created = !open && (await insertEnrolment(ctx, programId, ctx.now()));
  if (open && open.status !== "active") await writeStatus(ctx, open.id, "active");
  const enrolments = await listEnrolments(ctx);
  // An existing safety plan can fill the last step at once; the newest enrolment is then finished.
  const found =
    openEnrolment(enrolments, programId) ?? enrolments.find((one) => one.programId === programId);
  if (!found) throw notFound("This program");
  return { enrolment: found, created };
}
