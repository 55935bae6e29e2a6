import type { TraumaApproach, TraumaWork } from "@/lib/ports/model";
import { converse, type SpokenLine } from "@/tests/fakes/converse";
import { createGuidedEngine } from "../engine";

const engine = createGuidedEngine();

async function talk(part: Partial<TraumaWork>, says: readonly string[]): Promise<SpokenLine[]> {
  const trauma: TraumaWork = { kind: "childhood", approach: "tf_cbt", depth: "meaning", ...part };
  const spoken = await converse(engine, { says, trauma });
  return spoken.filter(({ role }) => role === "assistant");
}

/** What each one offers to somebody who has just said that they are steady; no two the same. */
const OFFERS: Record<TraumaApproach, RegExp> = {
  tf_cbt: /thought, feeling and body/i,
  cpt: /one belief that it left behind/i,
  emdr: /ready for work with a trained/i,
  narrative: /what carried you/i,
  somatic: /tense spot/i,
  dbt: /rise, peak and sink/i,
  exposure: /ready for work with a trained/i,
};

it.each(Object.entries(OFFERS))("TRAU-08 %s changes what is offered", async (approach, offers) => {
  const lines = await talk({ approach: approach as TraumaApproach }, ["I have nightmares", "I feel steady now"]);
  expect(lines.at(-1)?.content).toMatch(offers);
});

it("begins with getting steady before any approach", async () => {
  const lines = await talk({ approach: "cpt" }, ["I can't sleep", "I am always on edge"]);
  expect(lines.map(({ content }) => content).join("\n")).toMatch(/senses|breath|look around|box|feet|tap|calm place/i);
  expect(lines.map(({ content }) => content).join("\n")).not.toMatch(/belief that it left/i);
});

it("goes on from a finished calming exercise, and back to calming when it was too much", async () => {
  const walk = ["I am on edge", "it is hard", "look around the room", "a door", "home, Monday", "warm"];
  const onward = await talk({ approach: "cpt" }, [...walk, "a bit easier"]);
  expect(onward.at(-1)?.content).toMatch(/one belief/i);
  const back = await talk({ approach: "cpt" }, [...walk, "worse, I am more scared"]);
  expect(back.at(-1)?.content).not.toMatch(/belief/i);
  expect(back.at(-1)?.content).toMatch(/steady|holds you/i);
});

it("keeps work with meaning closed between five and six", async () => {
  const lines = await talk({ approach: "cpt", depth: "skills" }, [
    "I am on edge",
    "I feel steady now",
    "look at a stuck point",
  ]);
  expect(lines.map(({ content }) => content).join("\n")).not.toMatch(/finish this sentence|one belief that it left/i);
});

it.each([
  "I want to do EMDR with you",
  "Can we do exposure? I want to face it",
  "I want to tell you the whole story in detail",
])("leaves the memory to a trained clinician and offers to get ready: %s", async (wish) => {
  const lines = await talk({ approach: "exposure" }, ["I feel steady now", wish]);
  expect(lines.at(-1)?.content).toMatch(/trained/i);
  expect(lines.at(-1)?.content).not.toMatch(/what happened\?|tell me/i);
});

it("answers what EMDR is, and that it is not done here", async () => {
  const [answer] = await talk({}, ["What is EMDR?"]);
  expect(answer?.content).toMatch(/trained clinician/);
  expect(answer?.content).toMatch(/not something to do alone/);
});

it("answers differently for a loss", async () => {
  const lines = await talk({ kind: "grief", depth: "skills" }, ["I miss my mother", "I feel steady now"]);
  expect(lines.at(-1)?.content).toMatch(/missing/i);
});

it("never calls the tapping a treatment", async () => {
  const lines = await talk({ approach: "emdr", depth: "steady" }, [
    "bad",
    "tap left and right",
    "ok",
    "fine",
    "looser",
  ]);
  expect(lines.map(({ content }) => content).join("\n")).not.toMatch(
    /\bEMDR (?:session|treatment|therapy)\b|reprocess/i,
  );
});

it("stays what it was outside trauma work", async () => {
  const plain = await converse(engine, { says: ["I have nightmares about work"] });
  const child = await converse(engine, {
    says: ["I have nightmares about work"],
    audience: "child",
    trauma: { kind: null, approach: "cpt", depth: "steady" },
  });
  expect(plain[1]?.content).not.toMatch(/steadier/);
  expect(child[1]?.content).not.toMatch(/steadier/);
});
