import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import type { MemberCtx } from "@/lib/ports/context";
import { NO_PLAN, newTexts } from "./policy";
import { findOwnPlan } from "./repository";
import type { SafetyPlan } from "./types";

/**
 * The caller's safety plan; before the first save, six empty steps and no date, never a 404
 * (contract 6).
 */
export const readSafetyPlan = (ctx: MemberCtx): Promise<SafetyPlan> => findOwnPlan(ctx);

export const readUnreadPlan: UnreadReader = async (ctx) => {
  const plan = await findOwnPlan(ctx);
  return examineAgain(
    ctx,
    "safety_plan",
    plan === NO_PLAN ? null : newTexts(NO_PLAN, plan).map(({ text }) => text),
  );
};
