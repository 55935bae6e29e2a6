import { planTurn } from "../plan";
import { FRESH, INDEX, known, NO_SKILLS, near, understood, WORRY_TIME } from "../plan.fixture";
import type { TalkState, Understood } from "../turn-plan";

describe("in a skill", () => {
  const at = (stepAt: number, isHint = false): TalkState => ({
    ...FRESH,
    skills: {
      ...NO_SKILLS,
      at: { kind: "step", skill: WORRY_TIME, step: stepAt, isHint },
      offered: new Set(["worry-time"]),
    },
  });
  const said = (about: Partial<Understood>) => understood({ valence: "neutral", ...about });
  const next = { move: "step", id: "worry-time", step: 1, as: "ask", before: "lead" };

  it("CHAT-09 an answer leads to the next question, whatever card it's near to, and the last one to the end", () => {
    expect(planTurn(said({ near: near(["sleep-tonight", 1.3]) }), at(0), known(INDEX))).toEqual(next);
    expect(planTurn(said({ text: "maybe 7" }), at(1), known(INDEX))).toEqual({
      ...{ move: "finish", id: "worry-time", isSkipped: false },
    });
  });

  it("CHAT-09 whoever doesn't know is asked in a smaller way, and after that the question is left out", () => {
    const unsure = said({ act: "unsure", form: "few" });
    expect(planTurn(unsure, at(0), known(INDEX))).toMatchObject({ step: 0, as: "hint", before: null });
    expect(planTurn(unsure, at(0, true), known(INDEX))).toEqual({ ...next, before: "skipped" });
  });

  it("CHAT-09 a scale that got no number is asked once more, and only once", () => {
    expect(planTurn(said({ text: "pretty high" }), at(1), known(INDEX))).toMatchObject({ step: 1, as: "hint" });
    expect(planTurn(said({ text: "pretty high" }), at(1, true), known(INDEX))).toMatchObject({ move: "finish" });
  });

  it.each([
    ["skip", { ...next, before: "skipped" }],
    ["back", { ...next, step: 0, as: "again", before: "first_already" }],
    ["why", { ...next, step: 0, as: "hint", before: "why" }],
    ["leave", { move: "leave" }],
    ["keep_talking", { move: "leave" }],
  ] as const)("CHAT-09 %s is understood, however it's said", (signal, plan) => {
    expect(planTurn(said({ signals: near([signal, 0.9]) }), at(0), known(INDEX))).toEqual(plan);
  });

  it("CHAT-18 a question in the middle is answered, and then the skill's question comes back", () => {
    const asked = said({ act: "question", asks: 1, near: near(["racing-mind", 1.3]) });
    expect(planTurn(asked, at(1), known(INDEX))).toEqual({
      ...{ move: "aside", card: "racing-mind", id: "worry-time", step: 1 },
    });
  });

  it("CHAT-09 an offer is taken up, turned down, or passed over", () => {
    const offered: TalkState = { ...FRESH, skills: { ...NO_SKILLS, at: { kind: "offered", skill: WORRY_TIME } } };
    const few = (act: Understood["act"]) => said({ act, form: "few" });
    expect(planTurn(few("yes"), offered, known(INDEX))).toEqual({ move: "begin", id: "worry-time" });
    expect(planTurn(few("no"), offered, known(INDEX))).toEqual({ move: "declined" });
    expect(planTurn(said({ taps: "keep_talking" }), offered, known(INDEX))).toEqual({ move: "declined" });
    expect(planTurn(said({ near: near(["racing-mind", 1.3]) }), offered, known(INDEX))).toMatchObject({
      ...{ move: "explore", id: "racing-mind" },
    });
  });

  it("CHAT-09 CHAT-10 a skill begins by its name, on a chip or in other words, and any is offered to whoever wants one", () => {
    const begun = { move: "begin", id: "worry-time" };
    expect(planTurn(said({ text: "Set a worry time" }), FRESH, known(INDEX))).toEqual(begun);
    const asked = { asks: 1, near: near(["worry-time", 0.9]) };
    expect(planTurn(said(asked), FRESH, known(INDEX))).toEqual(begun);
    // What's only told names none.
    expect(planTurn(said({ near: near(["worry-time", 1.3]) }), FRESH, known(INDEX)).move).toBe("talk");
    const wants = said({ asks: 1, signals: near(["try", 0.9]), near: near(["sleep-tonight", 0.5]) });
    const fits = { ...FRESH, fitting: ["worry-time"] };
    expect(planTurn(wants, fits, known(INDEX))).toEqual({ move: "offer", id: "worry-time" });
  });

  it("CHAT-09 what was left in the middle is taken up again where it was left", () => {
    const open: TalkState = {
      ...FRESH,
      skills: { ...NO_SKILLS, open: { kind: "step", skill: WORRY_TIME, step: 1, isHint: false } },
    };
    const resume = said({ signals: near(["resume", 0.9]) });
    expect(planTurn(resume, open, known(INDEX))).toMatchObject({ move: "step", step: 1, as: "again" });
    expect(planTurn(resume, FRESH, known(INDEX))).toEqual({ move: "nothing_open" });
  });
});
