import type { Ctx } from "@/lib/ports/context";
import { findActiveTypes } from "./repository";
import type { TherapyTypeSummary } from "./types";

/**
 * The approaches that can be chosen, by name; inactive ones and the system prompts stay inside
 * (API-19).
 */
export const listTherapyTypes = (ctx: Ctx): Promise<TherapyTypeSummary[]> => findActiveTypes(ctx);
