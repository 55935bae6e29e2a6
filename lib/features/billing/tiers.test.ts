import { isDeepStrictEqual } from "node:util";
import { TIER_IDS } from "@/lib/shared/tiers";
import { landingPlans } from "./landing-plans";
import { ENTITLEMENTS } from "./policy";
import { tierView } from "./schema";
import { planLines, TIERS, viewOfTier } from "./tiers";

const TODAY = new Date("2026-11-28T12:00:00Z");
const onFile = (validUntil: string) => ({
  consultations: { document: "Contract 4", issuedBy: "A clinic", validUntil },
});
const CONSULTATIONS = "4 human therapist consultations per month";

it("DATA-27 every plan has id, name, price, interval and a list of features", () => {
  for (const tier of TIERS) {
    const view = viewOfTier(tier);
    expect(tierView.parse(view)).toEqual(view);
  }
});

it("DATA-27 LEGL-18 the plans and prices are those of the one list", () => {
  expect(TIERS.map(({ id, price, interval }) => [id, price, interval])).toEqual([
    ["free", 0, "month"],
    ["access", 149, "month"],
    ["plus", 349, "month"],
    ["premium", 649, "month"],
    ["family_premium", 899, "month"],
  ]);
  expect(TIERS.map(({ id }) => id)).toEqual([...TIER_IDS]);
});

it("SUBS-14 the free plan names how many conversations it begins, also when staff have set more", () => {
  const free = TIERS.find(({ id }) => id === "free");
  if (!free) throw new Error("no free plan");
  expect(viewOfTier(free).features).toContain("5 new conversations in any 7 days");
  expect(viewOfTier(free, 9).features).toContain("9 new conversations in any 7 days");
});

it("SUBS-01 LEGL-18 no plan on sale names a consultation, in the cards or in the legal texts", () => {
  const lines = [...TIERS.flatMap((tier) => viewOfTier(tier).features), ...planLines()];
  expect(lines.length).toBeGreaterThan(TIERS.length);
  for (const line of lines) expect(line).not.toMatch(/consult|therapist|clinician|human/i);
});

it("SUBS-01 a plan says that it adds nothing yet where it allows no more than the one below it", () => {
  for (const [at, { id, features }] of TIERS.entries()) {
    const below = TIERS[at - 1];
    const addsSeats = id === "family_premium";
    const addsNothing = below && !addsSeats && isDeepStrictEqual(ENTITLEMENTS[id], ENTITLEMENTS[below.id]);
    expect([id, features.some((line) => line.endsWith("no extras yet"))]).toEqual([id, Boolean(addsNothing)]);
  }
});

it("LAND-09 LAND-25 a demo's Plus plan names the documented consultations as a sample; Access names none", () => {
  const [access, plus] = landingPlans(true, TODAY, {});
  expect(plus?.features).toContain(CONSULTATIONS);
  expect(plus?.hasSamples).toBe(true);
  expect(access?.features).not.toContain(CONSULTATIONS);
  expect(access?.hasSamples).toBe(false);
});

it.each([
  ["no evidence", {}, false],
  ["evidence", onFile("2999-01-01"), true],
  ["evidence that has run out", onFile("2020-01-01"), false],
])("LAND-09 LAND-25 with %s a production start shows the consultations: %o", (_what, evidence, shown) => {
  const plus = landingPlans(false, TODAY, evidence)[1];
  expect(plus?.id).toBe("plus");
  expect(plus?.features.includes(CONSULTATIONS)).toBe(shown);
  expect(plus?.hasSamples).toBe(false);
});
