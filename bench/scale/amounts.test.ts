import { amountsOf, measuredOf, sizesOf } from "./amounts";

it("measures as many people at both sizes, four of five of the smaller and 2,000 at most", () => {
  expect(measuredOf([1_000, 200_000])).toBe(800);
  expect(measuredOf([50_000, 200_000])).toBe(2_000);
});

it("reckons what lies around them from the filler alone", () => {
  expect(amountsOf(200_800, 800, 50)).toEqual({
    ...{ filler: 200_000, talks: 1_000_000, messages: 10_000_000, moods: 6_000_000 },
    ...{ audits: 2_000_000, incidents: 6_000, openIncidents: 400 },
  });
});

it("fills nothing where everybody is measured", () => {
  expect(Object.values(amountsOf(800, 800, 50))).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it("takes two sizes, the smaller first", () => {
  expect(sizesOf("1000,200000")).toEqual([1_000, 200_000]);
  for (const given of ["1000", "200000,1000", "1000,many", "10,100", "100,200,300"]) {
    expect(() => sizesOf(given)).toThrow("--people");
  }
});
