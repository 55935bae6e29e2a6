import { suitsAge } from "./policy";

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
