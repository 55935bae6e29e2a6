import kinds from "@/content/rules/kinds.json";
import { detectCrisis } from "@/lib/crisis/detect";
import { SAID } from "@/lib/crisis/finding-of";
import { kindsOf } from "@/lib/crisis/other-kinds";
import { WHY_COPY } from "./copy";
import { whyInWords } from "./why";

const whyOf = async (text: string): Promise<string[]> => {
  const finding = await detectCrisis(text);
  const { kind, severity, evidence } = finding;
  return whyInWords(`${kind}, ${severity}: ${evidence.join(", ")}`, kindsOf(finding));
};

describe("why an incident was raised", () => {
  it("ADMN-10 is told in sentences, what is plainest first", async () => {
    const why = await whyOf("My father beats me at home and I am going to kill myself tonight");
    expect(why[0]).toBe("Says they will end their life within hours");
    expect(why.at(-1)).toMatch(/^Sign/);
    expect(why.join()).not.toMatch(/[a-z]+\.[a-z_]+/);
  });

  it("ADMN-10 a rule of another danger, heard in a part of the sentence, does not read like a finding", () => {
    const why = whyInWords("suicide, imminent: suicide.intent, harm.urge, sign.now", ["suicide"]);
    expect(why[0]).toBe("Says they will end their life, or how");
    expect(why).toContain("Also considered, but may not apply: Feels an urge to hurt someone");
    expect(why).not.toContain("Feels an urge to hurt someone");
  });

  it("ADMN-10 each of two dangers that were found speaks for itself", async () => {
    const why = await whyOf("I wish I was dead. My father beats me every night.");
    expect(why).toEqual(
      expect.arrayContaining(["Wishes to be dead or not to wake up", "Is hurt, threatened, or controlled by someone"]),
    );
    expect(why.join()).not.toContain("may not apply");
  });

  it("ADMN-10 has words for everything that the detector names", () => {
    const named = Object.values(kinds).flatMap((kind) => ("says" in kind ? [kind.says] : []));
    const names = [
      ...Object.values(SAID).flat(),
      ...named,
      "reader",
      "together",
      "sign.home",
      "sign.loss",
      "sign.inquiry",
    ];
    expect(names.filter((name) => !Object.hasOwn(WHY_COPY.rules, name))).toEqual([]);
  });

  it("names the step of a safety plan, and a rule that it does not know by its name", () => {
    expect(whyInWords("suicide, high: later.rule, written in helpers", ["suicide"])).toEqual([
      "later.rule",
      "Written in the safety plan, under “people who help”",
    ]);
    expect(whyInWords(null, [])).toEqual([]);
  });
});
