import { describe, expect, it } from "@jest/globals";
import { worstOf } from "./compare-findings";
import { detectCrisis } from "./detect";
import { impliesDangerAtHome } from "./names-home";
import { type Finding, NOTHING_FOUND } from "./types";

describe("CRIS-17 what a text says about home", () => {
  it("nothing in a child's wish to die", async () => {
    expect(impliesDangerAtHome(await detectCrisis("i want to die because nobody at school likes me"))).toBe(false);
  });

  it.each([
    "My uncle hits me with a belt",
    "My coach touches me in private places and says it is our secret",
    "I want to die because my stepdad hits me",
    "My mom says I am useless and I want to end my life",
    "Mi padrastro me pega y quiero morirme",
    "I want to kill myself. I'm scared of my dad",
    "I want to die and my mom doesn't know",
    "ich will sterben wegen dem, was mein Stiefvater mit mir macht",
    "je veux mourir à cause de ce que mon beau-père me fait",
    "quiero morir, tengo miedo de mi papá",
    "我想死，因为继父对我做的事",
    "मैं मरना चाहती हूँ, सौतेले पापा जो करते हैं",
    "أريد أن أموت بسبب ما يفعله زوج أمي",
  ])("that home or an abuser is the danger: %s", async (text) => {
    const finding = await detectCrisis(text);
    expect(finding.crisis).toBe(true);
    expect(impliesDangerAtHome(finding)).toBe(true);
  });

  it("that abuse is named, whatever the main kind", () => {
    expect(impliesDangerAtHome({ kind: "suicide", evidence: ["suicide.intent", "abuse.violence"] })).toBe(true);
    expect(impliesDangerAtHome({ kind: "abuse", evidence: [] })).toBe(true);
  });
});

describe("CRIS-17 the worst of several texts", () => {
  const suicide = {
    ...NOTHING_FOUND,
    crisis: true,
    concern: "clear",
    kind: "suicide",
    severity: "imminent",
    evidence: ["suicide.intent"],
  };
  const heard = {
    ...NOTHING_FOUND,
    crisis: true,
    concern: "clear",
    kind: "abuse",
    severity: "moderate",
    evidence: ["reader"],
  };

  it("carries what the others name as a danger at home, in any order", () => {
    for (const texts of [
      [suicide, heard],
      [heard, suicide],
    ] as Finding[][]) {
      const worst = worstOf(texts);
      expect([worst.kind, worst.severity, impliesDangerAtHome(worst)]).toEqual(["suicide", "imminent", true]);
    }
  });

  it("is nothing when nothing was found", () => {
    expect(worstOf([NOTHING_FOUND, NOTHING_FOUND])).toEqual(NOTHING_FOUND);
  });
});
