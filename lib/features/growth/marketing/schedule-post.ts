import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { FURTHEST_AHEAD_MS } from "./constants";
import { MARKETING_COPY } from "./copy";
import { changePost } from "./post-repository";
import { requireChangeable } from "./require-changeable";
import type { SchedulePostInput } from "./schema";
import type { StaffPost } from "./types";

const { refusals } = MARKETING_COPY;
const refused = (message: string) =>
  new Failure("invalid", message, { issues: [{ path: "scheduledFor", message }] });

/**
 * Schedules the post, or clears its time. The time alone publishes nothing: the job waits for the
 * approval (AMKT-08).
 *
 * @throws Failure not_found, conflict (it is out), invalid (the past, or more than a year ahead)
 */
export function schedulePost(
  ctx: MemberCtx,
  { id, scheduledFor }: SchedulePostInput,
): Promise<StaffPost> {
  const ahead = scheduledFor === null ? 1 : scheduledFor.getTime() - ctx.now().getTime();
  if (ahead <= 0) throw refused(refusals.notFuture);
  if (ahead > FURTHEST_AHEAD_MS) throw refused(refusals.tooFar);
  return ctx.transaction(async (tx) => {
    await requireChangeable(tx, { id });
    const planned = await changePost(tx, id, { scheduledFor });
    await recordAudit(tx, { action: "marketing.schedule", outcome: "done", resource: id });
    return planned;
  });
}
