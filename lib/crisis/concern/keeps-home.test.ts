import { HEARD_BY_READER } from "../constants";
import type { Finding } from "../types";
import { caringQuestion, withQuestion } from "./question";
import { NO_CONCERN } from "./state";
import { weighConcern } from "./weigh";

function askedAbout(kind: "third_party" | "abuse" | "suicide", age = 34) {
  const ageGroup = age < 13 ? "child" : "adult";
  const question = caringQuestion(kind, { language: "en", ageGroup, age }, { state: null, seed: "s" });
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

describe("harm by others that was asked about and not denied", () => {
  const text = "they will take me away and it will be my fault";

  it("CRIS-16 keeps home out of the help for the danger that comes up next", () => {
    const before = askedAbout("abuse");
    const { finding } = weighConcern({ before, finding: OWN, text, language: "en" });
    expect(finding.evidence).toContain("sign.home");
    const denied = weighConcern({ before: { ...before, ended: true }, finding: OWN, text, language: "en" });
    expect(denied.finding.evidence).not.toContain("sign.home");
  });

  it("CRIS-16 does so for a child under 8 too, who is asked about being hurt whatever was heard", () => {
    const before = askedAbout("suicide", 6);
    expect(weighConcern({ before, finding: OWN, text, language: "en" }).finding.evidence).toContain("sign.home");
  });

  it("CRIS-16 leaves the writer's own danger theirs after a question about a friend", () => {
    const before = askedAbout("third_party");
    const own = { before, finding: OWN, text: "she left me. pills are in my hand", language: "en" } as const;
    expect(weighConcern(own).finding.kind).toBe("suicide");
  });
});
