import { z } from "@/lib/shared/zod-messages";
import { DELIVERY_VIEWS, LIST_LENGTH } from "./constants";

export const listDeliveriesInput = z.object({
  limit: z.coerce.number().int().min(1).max(LIST_LENGTH).default(LIST_LENGTH),
  cursor: z.uuid().optional(),
  view: z.enum(DELIVERY_VIEWS).default("all"),
});

export const publishNowInput = z.object({ id: z.uuid("This id must be a valid UUID") });
export type PublishNowInput = z.output<typeof publishNowInput>;
export type ListDeliveriesInput = z.output<typeof listDeliveriesInput>;
