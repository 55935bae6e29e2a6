import { z } from "@/lib/shared/zod-messages";
import { TIER_IDS } from "./constants";

/** A plan as GET /api/subscription/tiers answers it (DATA-27); `price` in whole US dollars per `interval`. */
export const tierView = z.strictObject({
  id: z.enum(TIER_IDS),
  name: z.string().min(1),
  price: z.int().nonnegative(),
  interval: z.literal("month"),
  features: z.array(z.string().min(1)).min(1),
});
export type TierView = z.infer<typeof tierView>;
