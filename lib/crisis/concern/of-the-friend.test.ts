import type { SpokenLanguage } from "@/lib/shared/languages";
import { HEARD_BY_READER } from "../constants";
import { type Finding, NOTHING_FOUND } from "../types";
import { caringQuestion, withQuestion } from "./question";
import { NO_CONCERN } from "./state";
import { weighConcern } from "./weigh";

function askedAbout(kind: "third_party" | "suicide" | "abuse", language: SpokenLanguage) {
  const question = caringQuestion(kind, { language, ageGroup: "adult", age: 34 }, { state: null, seed: "s" });
  if (!question) throw new Error("nothing is asked");
  return withQuestion(NO_CONCERN, question);
}

const OWN: Finding = {
  crisis: true,
  concern: "clear",
  kind: "suicide",
  severity: "high",
  evidence: [HEARD_BY_READER],
};

const weigh = (text: string, finding: Finding = NOTHING_FOUND, language: SpokenLanguage = "en") =>
  weighConcern({ before: askedAbout("third_party", language), finding, text, language });

describe("an answer about the friend we asked about", () => {
  it.each([
    ["en", "she said last month that she has a plan"],
    ["en", "he said it on the bus and he cried"],
    ["en", "she sent me a pic of pills"],
    ["es", "lo dijo en el autobús y lloró"],
    ["fr", "elle m'a envoyé une photo de cachets"],
    ["de", "im Bus, und er hat geweint"],
    ["zh", "他在校车上说的，还哭了"],
    ["ar", "قالها في الباص وبكى"],
    ["hi", "पिछले महीने उसने कहा था कि उसके पास योजना है"],
  ] as const)("CRIS-16 opens help for the friend, as something inferred (%s): %s", (language, text) => {
    const { finding } = weigh(text, NOTHING_FOUND, language);
    expect(finding).toMatchObject({ crisis: true, kind: "third_party", severity: "moderate" });
    expect(finding.evidence).toEqual([HEARD_BY_READER]);
  });

  it.each([
    ["en", "she wrote that she wants to die"],
    ["es", "escribió que quiere morirse"],
    ["zh", "她写了她想死"],
    ["hi", "उसने लिखा कि वह मरना चाहती है"],
  ] as const)("CRIS-16 isn't taken for the writer's own danger (%s): %s", (language, text) => {
    expect(weigh(text, OWN, language).finding.kind).toBe("third_party");
  });

  it.each([
    ["en", "she wants to die and me too"],
    ["en", "he makes me want to die"],
    ["en", "I want to die"],
    ["es", "dijo que quiere morir y yo también"],
    ["fr", "elle veut mourir et moi aussi"],
    ["de", "sie will sterben und ich auch"],
    ["zh", "她想死，我也想死"],
    ["ar", "قالت إنها تريد الموت وأنا أيضًا"],
    ["hi", "वह मरना चाहती है और मैं भी"],
  ] as const)("CRIS-16 never hides the writer's own danger (%s): %s", (language, text) => {
    expect(weigh(text, OWN, language).finding.kind).toBe("suicide");
  });

  it("CRIS-16 isn't a yes to the question about the writer that came in between", () => {
    const own = caringQuestion("suicide", { language: "en", ageGroup: "teen", age: 15 }, { state: null, seed: "t" });
    if (!own) throw new Error("nothing is asked");
    const before = withQuestion(askedAbout("third_party", "en"), own);
    const answered = (text: string) => weighConcern({ before, finding: NOTHING_FOUND, text, language: "en" }).finding;
    expect(answered("yes she said it like 3 times").kind).toBe("third_party");
    expect(answered("yes").kind).toBe("suicide");
  });

  it("CRIS-16 leaves a danger alone that a rule names, and a no", () => {
    expect(weigh("she said so", { ...OWN, evidence: ["suicide.active"] }).finding.kind).toBe("suicide");
    expect(weigh("No, she is fine").finding.crisis).toBe(false);
    expect(weigh("I feel tired today").finding.crisis).toBe(false);
  });

  it("CRIS-16 is weighed the same a second time", () => {
    const before = askedAbout("third_party", "en");
    const said = { text: "she said that she has a plan", language: "en" } as const;
    const once = weighConcern({ before, finding: OWN, ...said });
    expect(weighConcern({ before, finding: once.finding, ...said })).toEqual(once);
  });
});

describe("harm by others that was asked about and not denied", () => {
  const text = "they will take me away and it will be my fault";

  it("CRIS-16 keeps home out of the help for the danger that comes up next", () => {
    const before = askedAbout("abuse", "en");
    const { finding } = weighConcern({ before, finding: OWN, text, language: "en" });
    expect(finding.evidence).toContain("sign.home");
    const denied = weighConcern({ before: { ...before, ended: true }, finding: OWN, text, language: "en" });
    expect(denied.finding.evidence).not.toContain("sign.home");
  });
});
