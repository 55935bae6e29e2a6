import type { Ctx } from "@/lib/ports/context";
import { findActiveTypes } from "./repository";
import type { TherapyTypeSummary } from "./types";

/**
 * The approaches members can choose, by name; inactive ones and system prompts aren't exposed
 * (API-19).
 */
export const listTherapyTypes = (ctx: Ctx): Promise<TherapyTypeSummary[]> => findActiveTypes(ctx);
