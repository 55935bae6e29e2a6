import { TIER_IDS } from "@/lib/shared/tiers";
import { tierView } from "./schema";
import { TIERS, viewOfTier } from "./tiers";

const everyClaim = () => true;
const noClaim = () => false;

it("DATA-27 every plan has id, name, price, interval and a list of features", () => {
  for (const tier of TIERS) {
    for (const isShown of [everyClaim, noClaim]) {
      const view = viewOfTier(tier, isShown);
      expect(tierView.parse(view)).toEqual(view);
    }
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
  expect(viewOfTier(free, noClaim).features).toContain("5 new conversations in any 7 days");
  expect(viewOfTier(free, noClaim, 9).features).toContain("9 new conversations in any 7 days");
});

it("R-06 the four human consultations are shown only while that claim stands", () => {
  const plus = TIERS.find(({ id }) => id === "plus");
  if (!plus) throw new Error("no plan called plus");
  const consultations = expect.stringContaining("4 consultations");
  expect(viewOfTier(plus, everyClaim).features).toContainEqual(consultations);
  expect(viewOfTier(plus, noClaim).features).not.toContainEqual(consultations);
});
