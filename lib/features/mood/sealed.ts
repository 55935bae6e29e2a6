import { listOf, sealedTable, text } from "@/lib/shared/sealed-table";
import { z } from "@/lib/shared/zod-messages";

export const moodSeal = sealedTable("mood_entries", {
  notes: text,
  triggers: listOf(z.array(z.string())),
});
