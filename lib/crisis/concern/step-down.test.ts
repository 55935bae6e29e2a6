import type { Finding } from "../types";
import { stepDown } from "./step-down";

const STATE = { kind: "suicide", severity: "moderate", turn: 1 } as Parameters<typeof stepDown>[0];
const HEARD: Finding = {
  crisis: true,
  concern: "clear",
  kind: "suicide",
  severity: "moderate",
  evidence: ["reader"],
};

const step = (state: typeof STATE, finding: Finding, text = "") => stepDown(state, finding, { text, language: "en" });

describe("an answer to the crisis protocol that gets out of the alarm", () => {
  it.each(["denial", "correction", "stop", "progress", "step_done"] as const)(
    "CHAT-19 CRIS-16 is no new danger where the encoder alone hears one: %s",
    (act) => expect(step(STATE, { ...HEARD, act })).toMatchObject({ crisis: false, concern: "none", act }),
  );

  it("CRIS-17 is no second incident where it tells more of the same", () => {
    expect(step(STATE, { ...HEARD, act: "statement" }).crisis).toBe(false);
  });

  it("CRIS-16 R-20 is the protocol's where it answers the question at the next visit", () => {
    const visit = { ...STATE, severity: "low", asked: "checkIn" } as const;
    expect(step(visit, { ...HEARD, act: "yes" }, "yes, they are back").crisis).toBe(false);
    expect(step(visit, { ...HEARD, act: "statement" }, "The flat is so quiet that I hear the fridge").crisis).toBe(
      true,
    );
  });

  it.each<[string, Finding]>([
    ["a danger of another kind", { ...HEARD, act: "statement", kind: "abuse" }],
    ["a correction that tells it", { ...HEARD, act: "correction", kind: "abuse" }],
    ["a danger at home", { ...HEARD, act: "denial", evidence: ["reader", "sign.home"] }],
    [
      "what is said outright with what was said before",
      { ...HEARD, act: "denial", evidence: ["suicide.active", "together"] },
    ],
    ["a bare no to it", { ...HEARD, act: "no", kind: "abuse" }],
    ["what is said outright", { ...HEARD, act: "denial", evidence: ["suicide.intent"] }],
    ["a graver danger", { ...HEARD, act: "denial", severity: "high" }],
  ])("CRIS-16 CRIS-17 stays what it is: %s", (_name, finding) => expect(step(STATE, finding)).toBe(finding));

  it("CRIS-16 CRIS-17 stays what it is after the way out", () => {
    const finding = { ...HEARD, act: "statement" } as const;
    expect(step({ ...STATE, phase: "out" }, finding)).toBe(finding);
  });
});
