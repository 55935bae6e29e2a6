import { addDays, addMonths, dayName, daysOfMonth, daysOfWeek, monthName, shortDay, weekdayIndex } from "./calendar";

it.each([
  ["2026-11-20", 1, "2026-11-21"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-03-01", -1, "2026-02-28"],
  // The nights on which clocks change in the US.
  ["2026-03-08", 1, "2026-03-09"],
  ["2026-11-01", -1, "2026-10-31"],
])("counts days: %s and %d is %s", (day, days, expected) => expect(addDays(day, days)).toBe(expected));

it.each([
  ["2026-11", 1, "2026-12"],
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
])("counts months: %s and %d is %s", (month, months, expected) => expect(addMonths(month, months)).toBe(expected));

it.each([
  ["2026-02", 28],
  ["2028-02", 29],
  ["2026-11", 30],
  ["2026-12", 31],
])("%s has %d days", (month, days) => expect(daysOfMonth(month)).toHaveLength(days));

it("begins the week on Sunday, over the end of a month", () => {
  expect(weekdayIndex("2026-11-20")).toBe(5);
  expect(daysOfWeek("2026-12-02")).toEqual([
    "2026-11-29",
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
  ]);
});

it("names days and months", () => {
  expect(dayName("2026-11-17")).toBe("Tuesday, November 17");
  expect(monthName("2026-11")).toBe("November 2026");
  expect(shortDay("2026-11-07")).toBe("Nov 7");
});
