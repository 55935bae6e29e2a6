import { changedParts, holdsAfter, withoutChange } from "./policy";

it("undoes one switch and leaves the others as they were set since", () => {
  const change = { before: { voice: true, couples: true }, after: { voice: false, couples: true } };
  expect(withoutChange({ voice: false, couples: false }, change)).toEqual({ voice: true, couples: false });
});

it("takes off file again what was put there, and puts back what was taken off", () => {
  const paper = { document: "R" };
  expect(withoutChange({ a: paper, b: paper }, { before: {}, after: { a: paper } })).toEqual({ b: paper });
  expect(withoutChange({ b: paper }, { before: { a: paper }, after: {} })).toEqual({ a: paper, b: paper });
});

it("puts back a setting that is one value as a whole", () => {
  expect(withoutChange(9, { before: 5, after: 8 })).toBe(5);
});

it("takes an address off the list again and leaves whom somebody put there since", () => {
  const change = { before: [], after: ["a"] };
  expect(withoutChange(["a", "night"], change)).toEqual(["night"]);
  expect(withoutChange(["night"], { before: ["a"], after: [] })).toEqual(["night", "a"]);
});

it("finds that what a change did was changed since", () => {
  expect(holdsAfter(["a", "night"], { before: [], after: ["a"] })).toBe(true);
  expect(holdsAfter(["night"], { before: [], after: ["a"] })).toBe(false);
  expect(holdsAfter(["a"], { before: ["a"], after: [] })).toBe(false);
  const closed = { before: { voice: true, trauma: true }, after: { voice: false, trauma: true } };
  expect(holdsAfter({ voice: false, trauma: false }, closed)).toBe(true);
  expect(holdsAfter({ voice: true, trauma: false }, closed)).toBe(false);
  expect(holdsAfter(9, { before: 5, after: 8 })).toBe(false);
});

it("names the parts that differ", () => {
  expect(changedParts({ a: 1, b: { c: 1 } }, { a: 1, b: { c: 2 }, d: 0 })).toEqual(["b", "d"]);
});
