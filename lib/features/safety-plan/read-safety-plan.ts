import type { MemberCtx } from "@/lib/ports/context";
import { findOwnPlan } from "./repository";
import type { SafetyPlan } from "./types";

/**
 * The caller's safety plan; before the first save, six empty steps and no date, never a 404
 * (contract 6).
 */
export const readSafetyPlan = (ctx: MemberCtx): Promise<SafetyPlan> => findOwnPlan(ctx);
