import { AUDIENCES } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { ORDER, STEPS } from "./constants";
import { planReadingCopy } from "./copy";
import { mergePlans, NO_PLAN, newTexts, withSection } from "./policy";
import type { PlanItem, PlanSections } from "./types";

const line = (text: string, phone: string | null = null): PlanItem => ({ text, phone });
const ways = (...texts: string[]): PlanSections =>
  withSection(
    NO_PLAN,
    "ownWays",
    texts.map((text) => line(text)),
  );
const waysOf = (plan: PlanSections) => plan.ownWays.map(({ text }) => text);

describe("two versions made one", () => {
  it("keeps what either added", () => {
    expect(waysOf(mergePlans(ways("walk"), ways("walk", "tea"), ways("walk", "bath")))).toEqual([
      "walk",
      "bath",
      "tea",
    ]);
  });

  it("takes away what either removed", () => {
    expect(waysOf(mergePlans(ways("walk", "tea", "bath"), ways("walk", "tea"), ways("tea", "bath")))).toEqual(["tea"]);
  });

  it("keeps both of a line that both changed", () => {
    expect(waysOf(mergePlans(ways("walk"), ways("long walk"), ways("walk at dawn")))).toEqual([
      "walk at dawn",
      "long walk",
    ]);
  });

  it("holds a line once that both added", () => {
    expect(waysOf(mergePlans(NO_PLAN, ways("tea"), ways("tea")))).toEqual(["tea"]);
  });
});

it("CRIS-16 only what is new is news, wherever it was moved, and a number is read with its name", () => {
  const before = withSection(ways("walk"), "helpers", [line("Ruth", "1")]);
  const moved = withSection(withSection(before, "ownWays", []), "warningSigns", [line("walk"), line("cry")]);
  expect(newTexts(before, moved)).toEqual([{ section: "warningSigns", text: "cry" }]);
  expect(newTexts(before, withSection(before, "helpers", [line("Ruth", "2")]))).toEqual([
    { section: "helpers", text: "Ruth\n2" },
  ]);
});

it("CRIS-05 children walk the same six steps, the grown-ups first", () => {
  expect(ORDER.child[0]).toBe("helpers");
  expect([...ORDER.child].sort()).toEqual([...STEPS].sort());
  expect(ORDER.adult).toEqual(STEPS);
});

const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsOf);
const CASES = SPOKEN_LANGUAGES.flatMap((language) => AUDIENCES.map((audience) => [language, audience] as const));

it.each(CASES)("R-18 %s for the %s: the plan's words stay calm and whole", (language, audience) => {
  for (const text of textsOf(planReadingCopy(language, audience))) {
    expect(text.trim()).not.toBe("");
    expect(text).not.toMatch(/[!！¡]|\p{Extended_Pictographic}/u);
  }
});

it.each(SPOKEN_LANGUAGES.filter((language) => language !== "en"))(
  "CRIS-08 nothing of the plan was left in English: %s",
  (language) => {
    const english = new Set(textsOf(planReadingCopy("en", "adult")));
    expect(textsOf(planReadingCopy(language, "adult")).filter((text) => english.has(text))).toEqual([]);
  },
);
