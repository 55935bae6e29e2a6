import { json, sealedTable } from "@/lib/shared/sealed-table";
import { z } from "@/lib/shared/zod-messages";
import { METRICS } from "./constants";

export const certificateSeal = sealedTable("certificates", {
  achievementsUnlocked: json(z.array(z.string())),
  performanceMetrics: json(z.partialRecord(z.enum(METRICS), z.number())),
});
