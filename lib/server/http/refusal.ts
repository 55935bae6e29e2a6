import { reportRefused } from "@/lib/core/incidents/report-refused";
import { worstOf } from "@/lib/crisis/compare-findings";
import { crisisKindFlag, foundFlags } from "@/lib/crisis/crisis-flags";
import type { Finding } from "@/lib/crisis/types";
import { examineRefusedMessage } from "@/lib/features/conversation/examine-refused";
import { examineRefusedInTalk } from "@/lib/features/couples/examine-refused";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { FailureCode } from "@/lib/shared/failure";
import { countHit } from "./limits-repository";

/** Why a request failed. `internal` means it's our fault. */
type Reason = FailureCode | "internal";

/** Refusals after which the text is still examined (contract 5, "No refusal hides a crisis"). */
const EXAMINED: ReadonlySet<Reason> = new Set<Reason>([
  "internal",
  "invalid",
  "plan_limit",
  "forbidden",
  "admin_session_expired",
  "consent_required",
  "guardian_required",
  "not_found",
  "conflict",
  "idempotency_conflict",
  "reply_pending",
  "rate_limited",
]);

const MAX_TEXT_COUNT = 64 * 1024;
/**
 * More texts than any form has. Examining thousands of short ones separately would block the
 * process.
 */
const MANY = 100;
/** In UTF-16 units. Well below the most the detector reads in full. */
const BUNDLE = 4_000;

/**
 * Collects every text in a body at any depth, because a refused body has no trusted shape and
 * nothing in it may be missed. If there are too many texts, they're bundled, each as its own
 * sentence.
 */
export function textsIn(value: unknown): string[] {
  const found: string[] = [];
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === "string") found.push(next.slice(0, MAX_TEXT_COUNT));
    else if (Array.isArray(next)) rest.push(...next);
    else if (typeof next === "object" && next !== null) rest.push(...Object.values(next));
  }
  return found.length > MANY ? bundled(found) : found;
}

function bundled(texts: readonly string[]): string[] {
  const bundles: string[] = [];
  let open = "";
  for (const text of texts) {
    if (open.length + text.length > BUNDLE && open !== "") {
      bundles.push(open);
      open = "";
    }
    open += `${text}.\n`;
  }
  return [...bundles, open];
}

const isMember = (ctx: Ctx): ctx is MemberCtx => ctx.actor.kind === "member";

/**
 * Extra fields for a refusal: `crisis_detected: true` once an incident was recorded, plus the
 * concern, even a possible one. If recording fails, that's logged and the response still says
 * crisis, so the dialog opens even while the database is away.
 */
export async function examineRefused(
  ctx: Ctx,
  reason: Reason,
  body: unknown,
): Promise<Record<string, unknown>> {
  if (!EXAMINED.has(reason) || !isMember(ctx)) return {};
  const found = await reportRefused(ctx, {
    texts: textsIn(body),
    inPlace: await examineInPlace(ctx, body),
    reason,
  });
  return { ...foundFlags(found), ...crisisKindFlag(found) };
}

/** The finding for a message within the individual or couples conversation it was sent to. */
const examineInPlace = async (ctx: MemberCtx, body: unknown): Promise<Finding> =>
  worstOf([await examineRefusedMessage(ctx, body), await examineRefusedInTalk(ctx, body)]);

/** How many messages with a concern may exceed the normal limit per hour. */
const MAX_CONCERN_PASSES = 10;
const HOUR = 60 * 60_000;

/**
 * Whether a message beyond the limit is accepted anyway, because help doesn't wait for a window to
 * end (contract 5). It has its own limit, so it can't be used to bypass the others.
 */
export async function passesWithConcern(ctx: Ctx, body: unknown): Promise<boolean> {
  if (!isMember(ctx)) return false;
  const { concern } = await examineInPlace(ctx, body);
  if (concern === "none") return false;
  const window = { now: ctx.now(), within: HOUR };
  const { count } = await countHit(ctx.db, `concern:${ctx.actor.user.id}`, window);
  return count <= MAX_CONCERN_PASSES;
}
