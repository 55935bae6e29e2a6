import { json, sealedTable } from "@/lib/shared/sealed-table";
import { z } from "@/lib/shared/zod-messages";

export const certificateSeal = sealedTable("certificates", {
  achievementsUnlocked: json(z.array(z.string())),
  performanceMetrics: json(z.record(z.string(), z.union([z.number(), z.string()]))),
});
