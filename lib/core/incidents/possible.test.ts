import { compareFindings, worstOf } from "@/lib/crisis/compare-findings";
import { crisisFlags, crisisKindFlag, foundFlags } from "@/lib/crisis/crisis-flags";
import { impliesDangerAtHome } from "@/lib/crisis/names-home";
import { kindsOf, withOtherKinds } from "@/lib/crisis/other-kinds";
import { protocolReply } from "@/lib/crisis/protocol/protocol-reply";
import { type Finding, NOTHING_FOUND } from "@/lib/crisis/types";
import type { Ctx } from "@/lib/ports/context";
import { hearSecondOpinion } from "./hear-second-opinion";

const POSSIBLE: Finding = {
  ...NOTHING_FOUND,
  concern: "possible",
  kind: "abuse",
  severity: "moderate",
  evidence: ["doubt"],
};
const CLEAR: Finding = {
  ...NOTHING_FOUND,
  crisis: true,
  concern: "clear",
  kind: "suicide",
  severity: "low",
  evidence: ["suicide.passive"],
};
const hearer = { audience: "adult", language: "en" } as const;

describe("a danger that is only possible", () => {
  it("CRIS-16 weighs less than a clear one, however grave it may be", () => {
    const graver: Finding = { ...CLEAR, severity: "high" };
    expect([graver, POSSIBLE, NOTHING_FOUND, CLEAR].toSorted(compareFindings)).toEqual([
      NOTHING_FOUND,
      POSSIBLE,
      CLEAR,
      graver,
    ]);
    expect(worstOf([POSSIBLE, CLEAR])).toMatchObject({ crisis: true, concern: "clear", kind: "suicide" });
    expect(worstOf([NOTHING_FOUND, POSSIBLE])).toMatchObject({ crisis: false, concern: "possible", kind: "abuse" });
  });

  it("CRIS-17 is not listed beside a clear one, and a home that it may name counts all the same", () => {
    expect(kindsOf(withOtherKinds(CLEAR, [POSSIBLE]))).toEqual(["suicide"]);
    expect(kindsOf(withOtherKinds(POSSIBLE, [CLEAR]))).toEqual(["abuse", "suicide"]);
    expect(impliesDangerAtHome(worstOf([CLEAR, POSSIBLE]))).toBe(true);
  });

  it("CRIS-16 begins no crisis talk, and is no new sign in one", () => {
    const text = "He is like that.";
    expect(protocolReply({ state: null, finding: POSSIBLE, text, hearer })).toBeNull();
    const begun = protocolReply({ state: null, finding: CLEAR, text: "I want to die", hearer });
    const state = begun?.state ?? null;
    const calm = protocolReply({ state, finding: NOTHING_FOUND, text, hearer });
    const doubtful = protocolReply({ state, finding: POSSIBLE, text, hearer });
    expect(doubtful?.raised).toBeNull();
    expect(doubtful?.state).toMatchObject({ kind: "suicide", severity: calm?.state.severity, sign: false });
    expect([calm?.state.home, doubtful?.state.home]).toEqual([false, true]);
  });

  it("CHAT-19 holds nothing back that a second reader is sure of", async () => {
    const read = async () => [{ kind: "suicide", severity: "low" }];
    const ctx = { secondOpinion: { read }, log: { error: () => {} } } as unknown as Ctx;
    const raised = async (finding: Finding) => (await hearSecondOpinion(ctx, finding, "…")).raised;
    expect(await raised(POSSIBLE)).toMatchObject({ crisis: true, concern: "clear" });
    expect(await raised(NOTHING_FOUND)).toMatchObject({ crisis: false, concern: "possible", kind: "suicide" });
    expect(await raised({ ...CLEAR, severity: "moderate" })).toBeNull();
  });

  it("is told as what it is, and names no kind", () => {
    expect(crisisFlags(POSSIBLE)).toEqual({ crisis_detected: false, concern: "possible" });
    expect([NOTHING_FOUND, POSSIBLE, CLEAR].map(foundFlags)).toEqual([
      {},
      { concern: "possible" },
      { crisis_detected: true, concern: "clear" },
    ]);
    expect(crisisKindFlag(POSSIBLE)).toEqual({});
  });
});
