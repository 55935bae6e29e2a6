import { detectCrisis } from "../detect";
import type { Finding } from "../types";
import { nextStep } from "./next-step";
import type { ProtocolState } from "./state";

const hearer = { language: "en", audience: "adult" } as const;

describe("a message that changes what the protocol speaks of", () => {
  it("CRIS-16 CRIS-17 is raised as gravely as it is answered", async () => {
    const text = "I gave away all my things. Goodbye everyone, it is tonight.";
    const finding: Finding = { ...(await detectCrisis(text)), severity: "high", evidence: ["suicide.intent"] };
    const state: ProtocolState = {
      kind: "self_harm",
      severity: "moderate",
      turn: 2,
      sign: false,
      phase: "care",
      asked: "wound.0",
      known: { company: "yes" },
      used: ["talk.acknowledge.self_harm"],
    };
    expect(finding).toMatchObject({ crisis: true, kind: "suicide" });
    const next = nextStep({ state, finding, text, hearer });
    expect(next?.state).toMatchObject({ kind: "suicide", severity: "imminent" });
    expect(next?.raised).toMatchObject({ crisis: true, kind: "suicide", severity: "imminent" });
  });
});
