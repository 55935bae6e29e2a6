import { roughly, waitOf } from "./durations";

describe("times at the desk", () => {
  it("ADMN-10 are told in words with their unit, by the second while five minutes run", () => {
    expect([0, 1, 59.9, 61, 247, 299, 300, 3_459, 3_600, 4_350, 86_399].map(waitOf)).toEqual([
      "0 seconds",
      "1 second",
      "59 seconds",
      "1 minute 1 second",
      "4 minutes 7 seconds",
      "4 minutes 59 seconds",
      "5 minutes",
      "57 minutes",
      "1 hour",
      "1 hour 12 minutes",
      "23 hours 59 minutes",
    ]);
    expect(waitOf(3 * 86_400 + 4 * 3_600)).toBe("3 days 4 hours");
  });

  it("never run backwards when two clocks differ", () => expect(waitOf(-3)).toBe("0 seconds"));

  it("are told roughly where they need not run", () => {
    expect([1, 40, 180, 7_200, 432_000].map(roughly)).toEqual([
      "1 second",
      "40 seconds",
      "3 minutes",
      "2 hours",
      "5 days",
    ]);
    expect(roughly(0.4)).toBe("0 seconds");
  });
});
