import type { MemberCtx } from "@/lib/ports/context";
import { type Delivery, findDeliveries } from "./repository";
import type { ListDeliveriesInput } from "./schema";

/**
 * Deliveries, newest first: waiting ones, and failed ones with the reason in the platform's words.
 */
export const listDeliveries = (ctx: MemberCtx, page: ListDeliveriesInput): Promise<Delivery[]> =>
  findDeliveries(ctx, page);
