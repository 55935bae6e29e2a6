import { z } from "@/lib/shared/zod-messages";
import { LIST_LENGTH } from "./constants";

export const listDeliveriesInput = z.object({
  limit: z.coerce.number().int().min(1).max(LIST_LENGTH).default(LIST_LENGTH),
  cursor: z.uuid().optional(),
});
export type ListDeliveriesInput = z.output<typeof listDeliveriesInput>;
