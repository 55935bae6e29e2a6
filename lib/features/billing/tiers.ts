import { FREE_CONVERSATIONS } from "@/lib/core/settings/constants";
import { tierOfLookupKey } from "@/lib/shared/tiers";
import { FAMILY_SEATS } from "./constants";
import type { TierView } from "./schema";

/**
 * The only price list; every page reads it (contract 8). The license page of the documents has a
 * second one (39, 89, 199 and 299 with up to 4 seats), recorded here and used nowhere (LEGL-18). A
 * plan lists only what it does today, and one that adds nothing yet says so: no one pays for what's
 * still to come.
 */
export const TIERS: readonly TierView[] = [
  {
    id: "free",
    name: "Free",
    price: 0,
    interval: "month",
    features: [
      "{begun} new conversations in any 7 days",
      "Mood check-ins, programs and movement routines",
      "Crisis help and safety plan, always unlimited",
    ],
  },
  {
    id: "access",
    name: "Access",
    price: 149,
    interval: "month",
    features: ["Everything in Free", "Unlimited conversations, by text or voice"],
  },
  {
    id: "plus",
    name: "Plus",
    price: 349,
    interval: "month",
    features: ["Everything in Access, with no extras yet"],
  },
  {
    id: "premium",
    name: "Premium",
    price: 649,
    interval: "month",
    features: ["Everything in Plus, with no extras yet"],
  },
  {
    id: "family_premium",
    name: "Family Premium",
    price: 899,
    interval: "month",
    features: ["Everything in Premium", `Up to ${FAMILY_SEATS} people, including you`],
  },
];

/** The plan as displayed; `begun` is how many conversations the free plan may start in 7 days. */
export const viewOfTier = (
  { features, ...tier }: TierView,
  begun: number = FREE_CONVERSATIONS,
): TierView => ({
  ...tier,
  features: features.map((text) => text.replace("{begun}", String(begun))),
});

/** Monthly US cents of the plan whose price has this lookup key; null if it isn't one of ours. */
export function monthlyCents(lookupKey: string): number | null {
  const id = tierOfLookupKey(lookupKey);
  const tier = TIERS.find((one) => one.id === id);
  return tier ? tier.price * 100 : null;
}

/** "Access: $149 per month": the paid plans as the legal pages list them (LEGL-18). */
export const planLines = (): string[] =>
  TIERS.filter(({ price }) => price > 0).map(({ id, name, price, interval }) => {
    const seats = id === "family_premium" ? ` (up to ${FAMILY_SEATS} seats)` : "";
    return `${name}: $${price} per ${interval}${seats}`;
  });
