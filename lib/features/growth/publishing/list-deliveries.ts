import type { MemberCtx } from "@/lib/ports/context";
import { type Delivery, findDeliveries } from "./repository";
import type { ListDeliveriesInput } from "./schema";

/**
 * Where posts stand on their way, the newest first: what waits, what failed and in the platform's
 * words why.
 */
export const listDeliveries = (ctx: MemberCtx, page: ListDeliveriesInput): Promise<Delivery[]> =>
  findDeliveries(ctx, page);
