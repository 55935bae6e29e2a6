import { optionalText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { ACTIONS, LONGEST_NOTE } from "./constants";

export const updateIncidentInput = z.object({
  id: z.uuid(),
  action: z.enum(ACTIONS),
  note: optionalText(LONGEST_NOTE, "The note is too long"),
});
export type UpdateIncidentInput = z.output<typeof updateIncidentInput>;
