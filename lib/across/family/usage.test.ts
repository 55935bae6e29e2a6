import { usedDays } from "./usage";

const at = (time: string) => new Date(`2026-03-${time}Z`);
const NOW = at("20T12:00:00");

const used = (moments: readonly string[], zone = "UTC") =>
  usedDays(moments.map(at), NOW, zone).filter(({ minutes }) => minutes > 0);

describe("minutes of use", () => {
  it("LAND-27 come from moments that lie close together, rounded up to five", () => {
    expect(used(["18T10:00:00", "18T10:06:00", "18T10:14:00", "18T15:00:00"])).toEqual([
      { day: "2026-03-18", minutes: 20 },
    ]);
    expect(used(["18T10:00:00"])).toEqual([{ day: "2026-03-18", minutes: 5 }]);
  });

  it("LAND-27 stand on the day of the reader's zone", () => {
    expect(used(["18T23:58:00", "19T00:03:00"]).map(({ day }) => day)).toEqual(["2026-03-18", "2026-03-19"]);
    expect(used(["18T23:58:00", "19T00:03:00"], "America/New_York")).toEqual([{ day: "2026-03-18", minutes: 10 }]);
  });

  it("LAND-27 show 28 days up to today, whatever the clocks do in between", () => {
    const days = usedDays([], NOW, "America/New_York");
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([28, "2026-02-21", "2026-03-20"]);
    expect(new Set(days.map(({ day }) => day)).size).toBe(28);
  });
});
