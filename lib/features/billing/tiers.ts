import { type TierId, tierOfLookupKey } from "@/lib/shared/tiers";
import { FAMILY_SEATS } from "./constants";
import { FREE_CONVERSATIONS } from "./policy";
import type { TierView } from "./schema";

interface PlanFeature {
  readonly text: string;
  /** Id of the claim that must have evidence before this line is shown in production. */
  readonly claim?: "human-consultations";
}

interface Tier extends Omit<TierView, "features"> {
  readonly id: TierId;
  readonly features: readonly PlanFeature[];
}

/**
 * The one price list; every page reads it (contract 8). The license page of the documents names a second one (39, 89,
 * 199 and 299 with up to 4 seats), which is recorded here and used nowhere (LEGL-18). A plan names only what the service
 * has: nobody pays for what is still to come.
 */
export const TIERS: readonly Tier[] = [
  {
    id: "free",
    name: "Free",
    price: 0,
    interval: "month",
    features: [
      { text: "{begun} new conversations in any 7 days" },
      { text: "Mood check-ins and your dashboard" },
      { text: "Crisis help and safety plan, always unlimited" },
    ],
  },
  {
    id: "access",
    name: "Access",
    price: 149,
    interval: "month",
    features: [
      { text: "Unlimited conversations, by text or voice" },
      { text: "All 12 approaches" },
      { text: "Movement exercises and routines" },
    ],
  },
  {
    id: "plus",
    name: "Plus",
    price: 349,
    interval: "month",
    features: [
      { text: "Everything in Access" },
      { text: "4 consultations with a human clinician each month", claim: "human-consultations" },
      { text: "Couples and trauma-informed conversations" },
    ],
  },
  {
    id: "premium",
    name: "Premium",
    price: 649,
    interval: "month",
    features: [{ text: "Everything in Plus" }, { text: "All programmes with certificates" }],
  },
  {
    id: "family_premium",
    name: "Family Premium",
    price: 899,
    interval: "month",
    features: [{ text: "Everything in Premium" }, { text: `Up to ${FAMILY_SEATS} family members` }],
  },
];

/**
 * The plan as it may be shown: lines that rest on a claim only where `isShown` says that it stands. `begun` is how many
 * conversations the free plan begins in 7 days.
 */
export function viewOfTier(
  { features, ...tier }: Tier,
  isShown: (claim: string) => boolean,
  begun: number = FREE_CONVERSATIONS,
): TierView {
  const shown = features.filter(({ claim }) => claim === undefined || isShown(claim));
  return { ...tier, features: shown.map(({ text }) => text.replace("{begun}", String(begun))) };
}

/** US cents a month of the plan whose price has this lookup key; null for none of ours. */
export function monthlyCents(lookupKey: string): number | null {
  const id = tierOfLookupKey(lookupKey);
  const tier = TIERS.find((one) => one.id === id);
  return tier ? tier.price * 100 : null;
}
