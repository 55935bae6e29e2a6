import type Stripe from "stripe";
import { PaymentRefusal } from "@/lib/ports/payments";
import { lookupKeyOf, type PaidTier } from "@/lib/shared/tiers";
import type { StripeOptions } from "./client";

export interface Price {
  readonly id: string;
  /** US cents. */
  readonly amount: number;
}

/** Reads a plan's price and refuses one that differs from what the person was shown. */
export function createPrices(
  client: Stripe,
  { monthlyCents }: Pick<StripeOptions, "monthlyCents">,
) {
  return async (tier: PaidTier): Promise<Price> => {
    const key = lookupKeyOf(tier);
    const { data } = await client.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    const [price] = data;
    const shown = monthlyCents(key);
    const monthly = price?.recurring?.interval === "month" && price.recurring.interval_count === 1;
    if (
      !price ||
      !monthly ||
      price.currency !== "usd" ||
      shown === null ||
      price.unit_amount !== shown
    ) {
      throw new PaymentRefusal("wrong", {
        cause: new Error(`the provider's price ${key} is not the one shown`),
      });
    }
    return { id: price.id, amount: shown };
  };
}
