import fc from "@/tests/support/random";
import { INCIDENT_SEVERITIES, type IncidentSeverity, SMALLEST_GROUP } from "./constants";
import { breakdownOf, type Count, cellOf, NOBODY, sumShown } from "./small-groups";

const of = (people: number, count = people): Count => ({ people, count });

it.each([
  [0, 0, null],
  [4, 4, null],
  [4, 40, null],
  [5, 5, 5],
  [6, 40, 40],
])("ADMN-04 %i people with %i of something show %s", (people, count, shown) => {
  expect(cellOf({ people, count })).toBe(shown);
});

it("ADMN-04 keeps back a second part where the first could be had by subtraction", () => {
  const { total, parts } = breakdownOf(of(20), { low: of(12), moderate: of(6), high: of(2), imminent: NOBODY });
  expect(total).toBe(20);
  expect(parts).toEqual({ low: 12, moderate: null, high: null, imminent: null });
});

it("ADMN-04 shows all parts that are large enough when nothing small stands beside them", () => {
  const { parts } = breakdownOf(of(20), { low: of(12), moderate: of(8), high: NOBODY, imminent: NOBODY });
  expect(parts).toEqual({ low: 12, moderate: 8, high: null, imminent: null });
});

it("ADMN-04 shows no part of a total that is kept back", () => {
  const { total, parts } = breakdownOf(of(4), { low: of(4), moderate: NOBODY, high: NOBODY, imminent: NOBODY });
  expect(total).toBeNull();
  expect(Object.values(parts)).toEqual([null, null, null, null]);
});

it("sums what is shown, and nothing when nothing is", () => {
  expect(sumShown([null, 5, 7])).toBe(12);
  expect(sumShown([null, null])).toBeNull();
});

/** People who each had incidents of some severities on one day. */
const day = fc.array(fc.uniqueArray(fc.constantFrom(...INCIDENT_SEVERITIES), { minLength: 1 }), { maxLength: 40 });

function countsOf(people: readonly (readonly IncidentSeverity[])[]) {
  const parts = Object.fromEntries(
    INCIDENT_SEVERITIES.map((severity) => [severity, of(people.filter((had) => had.includes(severity)).length)]),
  ) as Record<IncidentSeverity, Count>;
  const count = Object.values(parts).reduce((sum, part) => sum + part.count, 0);
  return { total: { people: people.length, count }, parts };
}

it("ADMN-04 whatever happened, what the shown numbers leave over stands for nobody or for five people at least", () => {
  fc.assert(
    fc.property(day, (people) => {
      const { total, parts } = countsOf(people);
      const shown = breakdownOf(total, parts);
      for (const cell of [shown.total, ...Object.values(shown.parts)])
        expect(cell === null || cell >= SMALLEST_GROUP).toBe(true);
      if (shown.total === null) return;
      const kept = INCIDENT_SEVERITIES.filter((severity) => shown.parts[severity] === null);
      const behind = people.filter((had) => had.some((severity) => kept.includes(severity))).length;
      expect(behind === 0 || behind >= SMALLEST_GROUP).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
