import { listPtSessions } from "@/lib/features/movement/sessions/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { LOWEST_PAIN, PAIN_IS_FRESH_MS, PAIN_PREFILL_MS } from "./constants";
import { BODY_AREAS, type BodyArea, CONDITIONS, type Condition } from "./library/constants";
import { findLastTold } from "./repository";
import type { EarlierAnswers } from "./types";

type Pain = Partial<Record<BodyArea, number>>;

const worst = (pain: Pain): number => Math.max(LOWEST_PAIN, ...Object.values(pain));

/**
 * The pain after a session is more recent, so no area can hurt more than that, and the worst one
 * hurts exactly that much.
 */
function asAfter(pain: Pain, after: number): Pain {
  const most = worst(pain);
  return Object.fromEntries(
    Object.entries(pain).map(([area, level]) => [
      area,
      level === most ? after : Math.min(level, after),
    ]),
  );
}

/**
 * Earlier answers the person doesn't have to repeat: the last routine's conditions, and pain for a
 * week, updated with the answer after the last session. The form prefills them, so they can be changed.
 */
export async function readEarlierAnswers(ctx: MemberCtx): Promise<EarlierAnswers> {
  const [last, [session]] = await Promise.all([
    findLastTold(ctx),
    listPtSessions(ctx, { limit: 1 }),
  ]);
  const now = ctx.now().getTime();
  const after = session?.painAfter ?? null;
  const endedAt = session ? Date.parse(session.createdAt) : Number.NEGATIVE_INFINITY;
  const isRecent = last !== null && now - last.at.getTime() <= PAIN_PREFILL_MS;
  const told: Pain = Object.fromEntries(
    BODY_AREAS.flatMap((area) => (isRecent && last.pain[area] ? [[area, last.pain[area]]] : [])),
  );
  const isNewer = last !== null && after !== null && endedAt > last.at.getTime();
  const pain = isNewer ? asAfter(told, after) : told;
  const lastPain = after !== null && now - endedAt <= PAIN_IS_FRESH_MS ? after : null;
  return {
    pain,
    conditions: CONDITIONS.filter(
      (one): one is Condition => last?.conditions.includes(one) ?? false,
    ),
    lastPain,
    painNow: lastPain !== null && (isNewer || last === null) ? lastPain : worst(pain),
  };
}
