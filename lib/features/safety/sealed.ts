import { json, sealedTable, text } from "@/lib/shared/sealed-table";
import { z } from "@/lib/shared/zod-messages";

/** Under the key of the person concerned; clinicians' verbs unwrap it, and every such read is audited. */
export const incidentSeal = sealedTable("crisis_incidents", { description: text, actionTaken: text });

/** Step names are the plan's own schema's affair; here it only has to be lists of the person's sentences by step. */
export const safetyPlanSeal = sealedTable("safety_plans", { plan: json(z.record(z.string(), z.array(z.string()))) });
