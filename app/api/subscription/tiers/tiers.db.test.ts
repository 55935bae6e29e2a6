import { tierView } from "@/lib/features/billing/schema";
import { TIER_IDS } from "@/lib/shared/tiers";
import { ask } from "@/tests/support/request";
import { GET } from "./route";

it("API-28 SUBS-10 SUBS-11 anybody may read the plans: whole dollars, by the month, with what they give", async () => {
  const answer = await ask(GET);
  expect(answer.status).toBe(200);
  const tiers = answer.json<unknown[]>().map((tier) => tierView.parse(tier));
  expect(tiers.map(({ id, price, interval }) => [id, price, interval])).toEqual([
    ["free", 0, "month"],
    ["access", 149, "month"],
    ["plus", 349, "month"],
    ["premium", 649, "month"],
    ["family_premium", 899, "month"],
  ]);
  expect(tiers.map(({ id }) => id)).toEqual([...TIER_IDS]);
});
