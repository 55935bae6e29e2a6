import { APPROACHES } from "@/prisma/seed/therapy-types/seed";
import { ONBOARDING_COPY } from "./copy";

it("ONBD-10 whatever approach a child or teenager is offered is described in their words", () => {
  const offered = APPROACHES.filter(({ ageGroups }) => ageGroups.some((group) => group !== "adult"));
  expect(offered.length).toBeGreaterThanOrEqual(6);
  const { described } = ONBOARDING_COPY.child.approaches;
  expect(offered.filter(({ shortName }) => !described[shortName]).map(({ name }) => name)).toEqual([]);
});
