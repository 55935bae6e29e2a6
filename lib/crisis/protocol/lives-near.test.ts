import { converseWith } from "@/tests/fakes/crisis-talk";
import { namesHelper } from "./echo";
import { hear } from "./hear";
import type { Hearer } from "./types";

const adult: Hearer = { audience: "adult", language: "en", region: "US" };
const URGENT = ["I want to kill myself tonight, I have the pills"];
const WARY = ["I want to die", "yes", "no", "no"];
const last = async (before: readonly string[], says: string) =>
  (await converseWith([...before, says], adult)).at(-1)?.answer;

describe("alone, with somebody who lives near", () => {
  const SAID = [
    "I'm alone. My sister lives near",
    "Im alone, my best friend lives close by.",
    "all alone. my neighbor lives next door",
  ];

  it.each(SAID)("%s: they are to be reached, and nobody is taken to be there", async (says) => {
    expect(hear(says, "en")).toMatchObject({ alone: true, livesNear: true });
    for (const [before, reach] of [
      [URGENT, "reach.1"],
      [WARY, "reach.0"],
    ] as const) {
      const answer = await last(before, says);
      expect(answer?.state.asked).toBe(reach);
      expect(answer?.state.known?.company).toBeUndefined();
      expect(answer?.state.severity).toBe((await last(before, "I'm alone"))?.state.severity);
      expect(answer?.state.phase).toBe((await last(before, "I'm alone"))?.state.phase);
    }
  });

  it.each([
    "I'm alone",
    "I'm alone. My sister lives far away",
    "I'm alone. My sister lives near but she hates me",
    "I'm alone. My dad lives near and I'm scared of him",
    "I'm alone. My sister lives near my ex",
    "I'm alone. My sister",
    "I'm alone. Nobody lives near",
    "I'm alone. My sister lived near",
    "I'm alone. My abusive dad lives upstairs",
    "I'm alone. My ex husband lives next door",
    "I'm alone. My dad lives near, he is the reason",
  ])("%s: nobody to reach is heard in it", async (says) => {
    expect(hear(says, "en").livesNear).toBe(false);
    expect((await last(URGENT, says))?.state.asked).not.toMatch(/^reach/);
    expect((await last(URGENT, says))?.state.known?.company).toBeUndefined();
  });

  it("sends nobody to a relative where home may be the danger", async () => {
    const says = "I'm alone. My uncle lives near";
    const answer = await last(["my father hits me and I want to kill myself"], says);
    expect(answer?.state.asked).not.toMatch(/^reach/);
    const learnt = { kind: "suicide", home: true } as Parameters<typeof namesHelper>[1];
    expect(namesHelper(hear(says, "en"), learnt)).toBe(false);
    expect(namesHelper(hear(says, "en"), { ...learnt, home: false })).toBe(true);
  });
});
