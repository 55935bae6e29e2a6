import { reportRefused } from "@/lib/features/safety/report-refused";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { Failure, FailureCode } from "@/lib/shared/failure";

/** Refusals after which the text is examined all the same (contract 5, "No refusal hides a crisis"). */
const EXAMINED: ReadonlySet<FailureCode> = new Set([
  "invalid",
  "plan_limit",
  "forbidden",
  "consent_required",
  "guardian_required",
  "not_found",
  "conflict",
  "idempotency_conflict",
  "reply_pending",
  "rate_limited",
]);

const MOST_TEXT = 64 * 1024;

/** Every text in a body, however deep: a refused body has no trusted shape, and nothing in it may be overlooked. */
export function textsIn(value: unknown): string[] {
  const found: string[] = [];
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === "string") found.push(next.slice(0, MOST_TEXT));
    else if (Array.isArray(next)) rest.push(...next);
    else if (typeof next === "object" && next !== null) rest.push(...Object.values(next));
  }
  return found;
}

const isMember = (ctx: Ctx): ctx is MemberCtx => ctx.actor.kind === "member";

/**
 * What to add to the answer of a refused request: `crisis_detected: true` once an incident was recorded, else nothing.
 * A failure to record is logged and still answered as a crisis, so that the dialog opens with the database away.
 */
export async function examineRefused(ctx: Ctx, failure: Failure, body: unknown): Promise<Record<string, unknown>> {
  if (!EXAMINED.has(failure.code) || !isMember(ctx)) return {};
  const found = await reportRefused(ctx, { texts: textsIn(body), reason: failure.code });
  return found ? { crisis_detected: true } : {};
}
