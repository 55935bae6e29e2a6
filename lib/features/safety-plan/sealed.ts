import { json, sealedTable } from "@/lib/shared/sealed-table";
import { storedPlan } from "./schema";
import type { PlanSections } from "./types";

export const safetyPlanSeal = sealedTable("safety_plans", { plan: json<PlanSections>(storedPlan) });
