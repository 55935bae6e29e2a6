import type { Finding } from "../types";
import { stepDown } from "./step-down";

const STATE = { kind: "suicide", severity: "moderate", turn: 1 } as Parameters<typeof stepDown>[0];
const HEARD: Finding = {
  crisis: true,
  concern: "clear",
  kind: "suicide",
  severity: "moderate",
  evidence: ["reader"],
  spans: [],
};

describe("an answer to the crisis protocol that gets out of the alarm", () => {
  it.each(["denial", "correction", "stop", "progress", "step_done"] as const)(
    "CHAT-19 CRIS-16 is no new danger where the encoder alone hears one: %s",
    (act) => expect(stepDown(STATE, { ...HEARD, act })).toMatchObject({ crisis: false, concern: "none", act }),
  );

  it.each([
    ["any other answer", { ...HEARD, act: "statement" }],
    ["a bare no", { ...HEARD, act: "no" }],
    ["what is said outright", { ...HEARD, act: "denial", evidence: ["suicide.intent"] }],
    ["a graver danger", { ...HEARD, act: "denial", severity: "high" }],
  ] as const)("CRIS-16 CRIS-17 stays what it is: %s", (_name, finding) =>
    expect(stepDown(STATE, finding)).toBe(finding),
  );
});
