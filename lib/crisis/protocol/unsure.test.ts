import { describe, expect, it } from "@jest/globals";
import { HEARD_BY_READER } from "../constants";
import { type Finding, NOTHING_FOUND } from "../types";
import { protocolReply } from "./protocol-reply";
import type { ProtocolState } from "./state";

const HEARD: Finding = {
  crisis: true,
  concern: "clear",
  kind: "psychosis",
  severity: "moderate",
  evidence: [HEARD_BY_READER],
};
const HEARER = { audience: "adult", language: "en" } as const;

/** The protocol's phase after each line; null where the guide answers. */
function phases(first: Finding, lines: readonly string[]): (string | null)[] {
  let state: ProtocolState | null = null;
  return ["They play music through the wall", ...lines].map((text, at) => {
    const finding = at === 0 ? first : NOTHING_FOUND;
    const answer = protocolReply({ state, finding, text, hearer: HEARER, guided: 0 });
    state = answer?.state ?? state;
    return answer?.state.phase ?? null;
  });
}

describe("a danger that only the encoder heard", () => {
  it("is asked about twice, and calm answers lead back to the guide", () => {
    const lines = ["no", "it is only my neighbours", "let us go on about work"];
    expect(phases({ ...HEARD, kind: "self_harm" }, lines)).toEqual(["care", "care", "out", null]);
  });

  it("CRIS-16 is asked about longer where it's played down", () => {
    expect(phases(HEARD, ["no", "it is only my neighbours"])).toEqual(["care", "care", "care"]);
  });

  it("is asked about longer where nobody says no", () => {
    const lines = ["it is only my neighbours", "they have a party", "it is loud", "they dance", "I work early"];
    expect(phases(HEARD, lines)).toEqual(["care", "care", "care", "care", "out", null]);
  });

  it("CRIS-16 stays with whoever answers yes", () => {
    const answers = phases({ ...HEARD, kind: "suicide" }, [
      "yes, every day",
      "I do not know",
      "it is late",
      "so tired",
    ]);
    expect(answers.slice(1)).toEqual(["care", "care", "care", "care"]);
  });

  it("leaves a danger that was stated plainly its full care", () => {
    const sure = { ...HEARD, evidence: ["psychosis.voices"] };
    expect(phases(sure, ["it is only my neighbours", "they have a party"])).toEqual(["care", "care", "care"]);
  });
});

describe("a serious danger that's played down", () => {
  it.each(["psychosis", "abuse", "eating"] as const)("CRIS-16 isn't left because nobody says yes: %s", (kind) => {
    const lines = ["since I stopped sleeping", "four days", "it gets louder", "in the wall", "my mother would come"];
    const care = phases({ ...HEARD, kind, severity: "high" }, lines);
    expect(care.every((phase) => phase === "care" || phase === "held")).toBe(true);
  });

  it("CRIS-16 is asked directly what the voices say", () => {
    const first = protocolReply({
      state: null,
      finding: { ...HEARD, severity: "high" },
      text: "The voices say I have to jump",
      hearer: HEARER,
      guided: 0,
    });
    let state = first?.state ?? null;
    const asked = ["They get louder", "It's been four days"].map((text) => {
      const answer = protocolReply({ state, finding: NOTHING_FOUND, text, hearer: HEARER, guided: 0 });
      state = answer?.state ?? state;
      return state?.asked;
    });
    expect(asked).toContain("voicesAsk.0");
  });
});
