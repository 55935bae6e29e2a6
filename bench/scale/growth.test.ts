import { growthOf, isMet, tableOf } from "./growth";

const calm = [10, 10, 10, 10];
const busy = [100, 100, 100, 100];

it("takes the ratio of each round, so that a round in which the machine was busy decides nothing", () => {
  const growth = growthOf("home", "home page", [calm, busy, calm], [[12, 12, 12, 12], [110, 110, 110, 110], busy]);
  expect(growth.ratio).toBeCloseTo(1.2);
  expect(isMet(growth)).toBe(true);
});

it("compares the slow end, not the middle", () => {
  const slowEnd = Array.from({ length: 100 }, (_, at) => (at < 90 ? 10 : 30));
  const growth = growthOf("home", "home page", [Array(100).fill(10)], [slowEnd]);
  expect(growth).toMatchObject({ small: { p50: 10, p95: 10 }, large: { p50: 10, p95: 30 }, ratio: 3 });
  expect(isMet(growth)).toBe(false);
});

it("says in the table which calls miss the aim", () => {
  const growth = growthOf("home", "home page", [calm], [busy]);
  const [head, , row] = tableOf([growth], [1_000, 200_000]).split("\n");
  expect(head).toContain("p95 at 200,000");
  expect(row?.split("|").map((cell) => cell.trim())).toEqual([
    "",
    "home page",
    "10.0",
    "10.0",
    "100",
    "100",
    "10.0",
    "NO",
    "",
  ]);
});
