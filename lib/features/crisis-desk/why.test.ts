import { detectCrisis } from "@/lib/features/safety/detect";
import { GRAMMARS } from "@/lib/features/safety/grammar/all";
import { SIGNS } from "@/lib/features/safety/grammar/shape";
import { kindsOf } from "@/lib/features/safety/heard-beside";
import { WHY_COPY } from "./copy";
import { whyInWords } from "./why";

const whyOf = async (text: string): Promise<string[]> => {
  const finding = await detectCrisis(text);
  const { kind, severity, evidence } = finding;
  return whyInWords(`${kind}, ${severity}: ${evidence.join(", ")}`, kindsOf(finding));
};

describe("why an incident was raised", () => {
  it("ADMN-10 is told in sentences, what is plainest first", async () => {
    const why = await whyOf("I have the pills here and I am going to kill myself tonight");
    expect(why[0]).not.toMatch(/^Sign/);
    expect(why.join()).toContain("Says that they will end their life");
    expect(why.at(-1)).toMatch(/^Sign/);
    expect(why.join()).not.toMatch(/[a-z]+\.[a-z_]+/);
  });

  it("ADMN-10 a rule of another danger, heard in a part of the sentence, does not read like a finding", async () => {
    const why = await whyOf("I want to end my life tonight.");
    expect(why[0]).toMatch(
      /^(Thinks of suicide|Says that they will end|Is acting on it|Names suicide|It is about now)/,
    );
    expect(why).toContain("Weighed as well, and may not apply: Feels an urge to hurt somebody");
    expect(why).not.toContain("Feels an urge to hurt somebody");
    expect((await whyOf("I will kill him with a knife tonight")).slice(0, 2)).toEqual([
      "Says that they will hurt somebody",
      "Names whom they would hurt",
    ]);
  });

  it("ADMN-10 each of two dangers that were found speaks for itself", async () => {
    const why = await whyOf("I wish I was dead. My father beats me every night.");
    expect(why).toEqual(
      expect.arrayContaining(["Wishes to be dead or not to wake up", "Is hurt, threatened or controlled by somebody"]),
    );
    expect(why.join()).not.toContain("may not apply");
  });

  it("ADMN-10 has words for every rule and every sign that the detector knows", () => {
    const rules = GRAMMARS.flatMap(({ risks }) => risks.map(({ name }) => name));
    const names = [...new Set([...rules, ...SIGNS.map((sign) => `sign.${sign}`)])];
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
