import { dayOf, longDay, shortWeekday, timeOfDay, weekday } from "./dates";

const LATE = "2026-11-20T23:30:00.000Z";

describe("dates", () => {
  it.each([
    ["UTC", "2026-11-20"],
    ["Asia/Tokyo", "2026-11-21"],
    ["America/Los_Angeles", "2026-11-20"],
  ])("MOOD-08 gives the calendar day in %s", (zone, day) => {
    expect(dayOf(LATE, zone)).toBe(day);
  });

  it("DASH-11 names the weekday where the viewer is", () => {
    expect(shortWeekday(LATE, "UTC")).toBe("Fri");
    expect(shortWeekday(LATE, "Asia/Tokyo")).toBe("Sat");
    expect(weekday(LATE, "Asia/Tokyo")).toBe("Saturday");
  });

  it("writes times and days as the interface's language does", () => {
    expect(timeOfDay(LATE, "America/St_Johns").replace(/\s/g, " ")).toBe("8:00 PM");
    expect(longDay(LATE, "Asia/Tokyo")).toBe("Saturday, November 21");
  });
});
