import { awaitsConsent, suitsAge } from "./policy";

describe("suitsAge", () => {
  it.each([
    ["child", 9, true],
    ["child", 15, true],
    ["child", 30, false],
    ["teen", 9, false],
    ["teen", 15, true],
    ["teen", 18, false],
    ["adult", 17, false],
    ["adult", 18, true],
  ] as const)("ONBD-10 ONBD-18 ONBD-22 an approach for %s at %i: %s", (group, age, suits) => {
    expect(suitsAge({ ageGroups: [group] }, age)).toBe(suits);
  });
});

describe("awaitsConsent", () => {
  it("holds under 13 until the parent agreed", () => {
    expect(awaitsConsent(12, "pending")).toBe(true);
    expect(awaitsConsent(12, "not_needed")).toBe(true);
    expect(awaitsConsent(12, "withdrawn")).toBe(true);
    expect(awaitsConsent(12, "granted")).toBe(false);
    expect(awaitsConsent(13, "not_needed")).toBe(false);
  });
});
