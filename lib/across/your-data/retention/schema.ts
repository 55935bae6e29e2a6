import { z } from "@/lib/shared/zod-messages";
import { MONTHS, RETENTION_KINDS } from "./constants";

/** PUT /api/account/retention. With `months` null, data stays until the person deletes it. */
export const chooseRetentionInput = z.object({
  kind: z.enum(RETENTION_KINDS),
  months: z.literal(MONTHS, `Choose ${MONTHS.join(", ")} months or null`).nullable(),
});
export type ChooseRetentionInput = z.output<typeof chooseRetentionInput>;
