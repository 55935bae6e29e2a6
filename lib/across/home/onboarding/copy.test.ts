import { APPROACHES } from "@/prisma/seed/therapy-types/seed";
import { ONBOARDING_COPY } from "./copy";

it("ONBD-10 whatever approach a child or teenager is offered is described in their words", () => {
  const offered = APPROACHES.filter(({ ageGroups }) => ageGroups.some((group) => group !== "adult"));
  expect(offered.length).toBeGreaterThanOrEqual(6);
  const { described } = ONBOARDING_COPY.child.approaches;
  expect(offered.filter(({ shortName }) => !described[shortName]).map(({ name }) => name)).toEqual([]);
});

it.each(["adult", "child"] as const)(
  "CRIS-17 promises a teenager's parent nothing that is not done: %s",
  (audience) => {
    const { noteTeen } = ONBOARDING_COPY[audience].parent;
    expect(noteTeen).not.toMatch(/may tell them|check on you/);
    expect(noteTeen).toMatch(/danger.*(?:without your words|doesn't include your words|Your words are not in)/s);
    // Everything the parent will see (decision 0042) is named before the address is given.
    for (const seen of [/days/, /moods/, /helped/, /18/, /delete your account/, /someone|somebody/, /same page/]) {
      expect(noteTeen).toMatch(seen);
    }
  },
);
