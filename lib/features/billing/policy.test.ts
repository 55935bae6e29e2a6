import { TIER_IDS } from "@/lib/shared/tiers";
import { SUBSCRIPTION_STATUSES } from "./constants";
import {
  ENTITLEMENTS,
  endsByTime,
  entitledTier,
  entitlementsOf,
  graceEnd,
  isOpen,
  isUsable,
  type PlanFacts,
} from "./policy";

const NOW = new Date("2026-11-21T12:00:00Z");
const LATER = new Date("2026-11-21T12:00:01Z");
const plan = (of: Partial<PlanFacts>): PlanFacts => ({
  ...{ tier: "plus", status: "active", cardStored: true, graceEndsAt: null, refunded: false },
  ...of,
});

it.each([
  ["active", {}, true],
  ["trialing", {}, true],
  ["trialing", { cardStored: false }, false],
  ["past_due", { graceEndsAt: LATER }, true],
  ["past_due", { graceEndsAt: NOW }, false],
  ["unpaid", { graceEndsAt: LATER }, true],
  ["unpaid", {}, false],
  ["pending", {}, false],
  ["incomplete", {}, false],
  ["paused", {}, false],
  ["canceled", {}, false],
  ["incomplete_expired", {}, false],
] as const)("SUBS-08 a subscription that is %s with %j may be used: %s", (status, more, expected) => {
  expect(isUsable(plan({ status, ...more }), NOW)).toBe(expected);
});

it("SUBS-08 what was given back in full may not be used, whatever its status", () => {
  for (const status of SUBSCRIPTION_STATUSES) {
    expect(isUsable(plan({ status, graceEndsAt: LATER, refunded: true }), NOW)).toBe(false);
  }
});

it("SUBS-15 a seat gives the family plan as long as its owner's plan runs, and nothing of another plan", () => {
  const family = plan({ tier: "family_premium" });
  expect(entitledTier(null, family, NOW)).toBe("family_premium");
  expect(entitledTier(plan({}), family, NOW)).toBe("family_premium");
  expect(entitledTier(plan({}), plan({ tier: "family_premium", status: "canceled" }), NOW)).toBe("plus");
  expect(entitledTier(null, plan({ tier: "premium" }), NOW)).toBe("free");
  expect(entitledTier(null, null, NOW)).toBe("free");
});

it("SUBS-08 only what is unpaid and goes on for a while ends by time, the earlier of one's own and the family's first", () => {
  const owed = (graceEndsAt: Date) => plan({ status: "past_due", graceEndsAt });
  const late = new Date(LATER.getTime() + 1_000);
  expect(endsByTime(owed(late), owed(LATER), NOW)).toEqual(LATER);
  expect(endsByTime(owed(LATER), null, NOW)).toEqual(LATER);
  expect(endsByTime(owed(LATER), owed(late), LATER)).toEqual(late);
  // A payment made in the meantime keeps the date until the provider is read again.
  expect(endsByTime(plan({ graceEndsAt: LATER }), null, NOW)).toBeNull();
  expect(endsByTime({ ...owed(LATER), refunded: true }, null, NOW)).toBeNull();
  expect(endsByTime(plan({}), null, NOW)).toBeNull();
  expect(endsByTime(null, null, NOW)).toBeNull();
});

it("SUBS-14 the free plan begins 5 conversations in any 7 days, every paid one as many as one likes", () => {
  expect(ENTITLEMENTS.free.conversations).toEqual({ most: 5, withinMs: 7 * 24 * 60 * 60 * 1000 });
  for (const tier of TIER_IDS.filter((id) => id !== "free")) expect(ENTITLEMENTS[tier].conversations).toBeNull();
  expect(entitlementsOf("a plan of long ago")).toBe(ENTITLEMENTS.free);
});

it("a plan goes on for seven days after the first charge that failed", () => {
  expect(graceEnd(NOW)?.toISOString()).toBe("2026-11-28T12:00:00.000Z");
  expect(graceEnd(null)).toBeNull();
});

it("SUBS-09 what has neither card nor payment may be taken up again", () => {
  const open = SUBSCRIPTION_STATUSES.filter((status) => isOpen({ status, cardStored: false }));
  expect(open).toEqual(["pending", "incomplete", "trialing"]);
  expect(isOpen({ status: "trialing", cardStored: true })).toBe(false);
});
