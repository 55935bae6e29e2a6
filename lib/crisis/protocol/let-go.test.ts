import { AGE_GROUPS } from "@/lib/shared/audience";
import { type CrisisKind, HEARD_BY_READER } from "../constants";
import { type Finding, NOTHING_FOUND } from "../types";
import { protocolReply } from "./protocol-reply";
import type { ProtocolState } from "./state";
import type { Hearer } from "./types";

const inferredOf = (kind: CrisisKind): Finding => ({
  crisis: true,
  concern: "clear",
  kind,
  severity: "imminent",
  evidence: [HEARD_BY_READER],
});

interface Played {
  readonly text: string;
  readonly used: readonly string[];
  readonly phase: string | undefined;
}

/** The protocol's answers; null where the guide would answer. */
function play(first: Finding, lines: readonly string[], audience: Hearer["audience"] = "adult"): (Played | null)[] {
  let state: ProtocolState | null = null;
  return ["Just off a thirteen-hour shift, can't make myself shower", ...lines].map((text, at) => {
    const finding = at === 0 ? first : NOTHING_FOUND;
    const answer = protocolReply({ state, finding, text, hearer: { audience, language: "en" } });
    state = answer?.state ?? state;
    return answer && { text: answer.text, used: answer.state.used ?? [], phase: answer.state.phase };
  });
}

const DAY = [
  "What gets me is that I had to go straight to the next room",
  "My charge nurse hugged me by the lockers afterwards",
  "I think I would like one small ritual for the way home",
  "Right, shower, toast and then bed for me",
];
const hasLetGo = (played: Played | null | undefined): boolean =>
  played?.used.some((id) => id.startsWith("moments.letGo")) ?? false;

describe("an immediate danger that only the encoder heard", () => {
  it("CRIS-16 names live help and asks directly before it presses", () => {
    const [first] = play(inferredOf("medical"), []);
    expect(first?.used).toEqual(["talk.unsure", "moments.ifNow.body", "confirm.medical.0"]);
    expect(first?.text).toContain("911");
  });

  it("CRIS-16 is let go once two messages speak of the day, and the guide goes on", () => {
    const answers = play(inferredOf("suicide"), DAY);
    expect(answers.map(hasLetGo).slice(0, 3)).toEqual([false, false, true]);
    expect(answers[2]?.phase).toBe("rest");
    expect(answers.slice(3)).toEqual([null, null]);
  });

  it.each(AGE_GROUPS)("CRIS-16 takes one more message of somebody under 18: %s", (audience) => {
    expect(play(inferredOf("suicide"), DAY, audience).findIndex(hasLetGo)).toBe(audience === "adult" ? 2 : 3);
  });

  it.each(["medical", "abuse", "third_party", "psychosis", "eating"] as const)(
    "CRIS-16 is not let go for ordinary talk: %s",
    (kind) => {
      expect(play(inferredOf(kind), DAY).some(hasLetGo)).toBe(false);
    },
  );

  it("CRIS-16 lets a less grave one go, also of what's often played down", () => {
    const voices = { ...inferredOf("psychosis"), severity: "moderate" } as const;
    expect(play(voices, DAY).some(hasLetGo)).toBe(true);
  });

  it("CRIS-16 keeps to the body, with help in view, where an overdose is told in pieces", () => {
    const pieces = ["it was my heart pills", "about thirty of them I guess", "feeling kind of floaty now to be honest"];
    const told = play(inferredOf("medical"), [...pieces, ...pieces]);
    expect(told.some(hasLetGo)).toBe(false);
    expect(told.at(-1)?.used.some((id) => /^body\.[1-9]/.test(id))).toBe(true);
  });

  it("CRIS-16 hears the weapon it asked about, in an answer of any length", () => {
    const state: ProtocolState = {
      ...{ kind: "harm_to_others", severity: "high", turn: 2, sign: false, phase: "care", unsure: true },
      ...{ asked: "danger.0", used: ["confirm.harm_to_others.0", "danger.0"] },
    };
    const text = "My brother keeps his hunting rifle in the closet and never locks that thing";
    const heard = protocolReply({ state, finding: NOTHING_FOUND, text, hearer: { audience: "adult", language: "en" } });
    expect(heard?.state.known?.["danger.0"]).toBe("yes");
  });

  it("CRIS-16 believes a long yes at the second question, and lets nothing go in between", () => {
    const told = play(inferredOf("medical"), ["Yeah like the whole bag of my mom's", "Yes since an hour ago or so"]);
    expect(told.some(hasLetGo)).toBe(false);
    expect(told.at(-1)?.used).toContain("now.body");
    const feeling = [
      "I just feel really sick and cold",
      "my stomach hurts so much",
      "I think I'll go lie down for a bit",
    ];
    expect(play(inferredOf("medical"), feeling).some(hasLetGo)).toBe(false);
  });

  it("CRIS-16 ends with a second plain no where a body seemed to be in danger", () => {
    expect(play(inferredOf("medical"), ["no", "no"]).findIndex(hasLetGo)).toBe(2);
    expect(play(inferredOf("medical"), ["no", "no, I only took thirty of them"]).some(hasLetGo)).toBe(false);
  });

  it.each([
    ["a yes", "yes"],
    ["an evasion", "whatever"],
    ["not knowing", "I don't know, maybe, I really can't say"],
    ["means at hand", "I have them here in the drawer next to me"],
    ["a way out that is closed", "there is no way out of this for me"],
  ])("CRIS-16 stays where the answer is %s", (_what, text) => {
    const answers = play(inferredOf("suicide"), [text, text, text]);
    expect(answers.map((answer) => answer !== null && !hasLetGo(answer))).toEqual([true, true, true, true]);
  });

  it("CRIS-16 stays with a danger that was stated plainly", () => {
    const answers = play({ ...inferredOf("suicide"), evidence: ["suicide.active"] }, DAY);
    expect(answers.some(hasLetGo)).toBe(false);
    expect(answers[0]?.used).toContain("now.self");
  });

  it.each([
    ["medical", "yes", "now.body"],
    ["suicide", "tonight", "now.self"],
    ["suicide", "they are right here next to me", "now.self"],
  ] as const)("CRIS-16 is pressed once it's sure: %s, %s", (kind, says, help) => {
    const [, second] = play(inferredOf(kind), [says]);
    expect(second?.used).toContain(help);
  });
});
