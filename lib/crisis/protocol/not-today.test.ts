import { converseWith } from "@/tests/fakes/crisis-talk";

const hearer = { language: "en", audience: "child" } as const;
const SAYS = [
  "i want to kill myself",
  "idk. before monday",
  "i kinda know how yeah",
  "ever since the video got sent around",
];
const AFTER = ["the pills are in the cabinet", "everyone saw it", "ok", "ok"];

describe("a plan that is not for today", () => {
  it("CRIS-16 leaves room for the moment and the safety plan within eight answers", async () => {
    const answers = (await converseWith([...SAYS, ...AFTER], hearer)).map(({ answer }) => answer);
    const coping = answers.find((answer) => answer?.state.asked === "coping.0");
    expect(coping?.activities).toContain("Safety plan");
    expect(answers.map((answer) => answer?.state.asked)).toContain("safetyPlan.0");
  });

  it.each([
    ["en", "I'm going to kill myself in ten minutes"],
    ["es", "me voy a matar esta noche"],
    ["de", "ich bringe mich heute Nacht um"],
  ] as const)("a time within hours is never taken for a later day: %s", async (language, says) => {
    const [answer] = await converseWith([says, "no", "I am alone"], { language, audience: "adult" });
    expect(answer?.answer?.state.known).toMatchObject({ time: "yes" });
    expect(answer?.answer?.state.known?.later).toBeUndefined();
  });

  it("a time within hours takes that back", async () => {
    const answers = (await converseWith([...SAYS, "no. tonight", ...AFTER], hearer)).map(({ answer }) => answer);
    expect(answers.at(-1)?.state.known?.later).toBeUndefined();
    expect(answers.map((answer) => answer?.state.asked)).not.toContain("safetyPlan.0");
  });
});
