import { readGoals, readTargetAreas } from "./understand";

it.each([
  ["full-body", ["full-body"]],
  ["Lower back", ["lower-back"]],
  ["lower_back and neck", ["lower-back", "neck"]],
  ["back", ["upper-back", "lower-back"]],
  ["my left knee, my shoulders", ["knee", "shoulder"]],
  [["hip", "full-body"], ["full-body"]],
  [
    ["wrist-hand", "ankle"],
    ["wrist-hand", "ankle"],
  ],
  ["legs", ["hip", "knee", "ankle"]],
  ["", ["full-body"]],
  ["asdf", ["full-body"]],
] as const)("API-33 reads the areas %j as %j", (given, expected) => {
  expect(readTargetAreas(given)).toEqual(expected);
});

it.each([
  [
    ["pain_relief", "strength", "flexibility"],
    ["pain_relief", "strength", "flexibility"],
  ],
  ["less pain, better balance", ["pain_relief", "balance"]],
  ["sleep & calm", ["relaxation"]],
  ["", ["pain_relief", "strength", "flexibility"]],
] as const)("API-33 reads the goals %j as %j", (given, expected) => {
  expect(readGoals(given)).toEqual(expected);
});

it("API-33 reads no more than a person would write", () => {
  expect(readTargetAreas(Array.from({ length: 1_000 }, () => "x".repeat(1_000)).concat("neck"))).toEqual(["full-body"]);
});
