import type { MemberCtx } from "@/lib/ports/context";
import { grown, progressOf, walk } from "./policy";
import { type EnrolmentActivity, findOwnActivity } from "./progress-repository";
import type { Enrolment } from "./types";

export type Progress = Pick<Enrolment, "programName" | "progress" | "status">;

/** Counted as on the person's own pages, but with the plan's steps as last stored. */
function progressNow({ status, progress, requirements, stored, now }: EnrolmentActivity): number {
  if (status !== "active" || requirements.modules.length === 0) return progress;
  return Math.max(progress, progressOf(walk(requirements.modules, grown(stored, now))));
}

/**
 * The caller's progress in their programs, newest first, without those they left. For others to
 * see: unlike `listEnrolments`, it closes nothing and issues nothing.
 */
export async function listProgress(ctx: MemberCtx): Promise<Progress[]> {
  const standings = await findOwnActivity(ctx);
  return standings
    .filter(({ status }) => status !== "left")
    .map((standing) => ({
      programName: standing.programName,
      status: standing.status,
      progress: progressNow(standing),
    }));
}
