import { clockOf, roughly } from "./durations";

describe("times at the desk", () => {
  it("ADMN-10 run as a clock up to a day", () => {
    expect([0, 59.9, 247, 4_350, 86_399].map(clockOf)).toEqual(["0:00", "0:59", "4:07", "1:12:30", "23:59:59"]);
    expect(clockOf(3 * 86_400 + 4 * 3_600)).toBe("3 d 4 h");
  });

  it("never run backwards when two clocks differ", () => expect(clockOf(-3)).toBe("0:00"));

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
