import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import { NO_PLAN, newTexts } from "./policy";
import { findOwnPlan } from "./repository";

export const readUnreadPlan: UnreadReader = async (ctx) => {
  const plan = await findOwnPlan(ctx);
  return examineAgain(
    ctx,
    "safety_plan",
    plan === NO_PLAN ? null : newTexts(NO_PLAN, plan).map(({ text }) => text),
  );
};
