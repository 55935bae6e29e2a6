import { createLeakCheck } from "@/lib/features/conversation/prompts/leak";
import { systemPrompt } from "@/lib/features/conversation/prompts/system-prompt";
import type { TraumaApproach, TraumaWork } from "@/lib/ports/model";
import { aTurn } from "@/tests/fakes/converse";
import { traumaInstructions } from "./work-prompt";

const { always: TRAUMA_RULES, approaches: APPROACH_RULES } = traumaInstructions();
const work = (part: Partial<TraumaWork> = {}): TraumaWork => ({
  kind: null,
  approach: "cpt",
  depth: "meaning",
  ...part,
});
const promptFor = (trauma: TraumaWork | null) => systemPrompt(aTurn({ trauma }));

it("TRAU-15 at four or lower a model is told to steady and nothing else, whatever the approach", () => {
  for (const approach of Object.keys(APPROACH_RULES) as TraumaApproach[]) {
    const prompt = promptFor(work({ approach, depth: "steady" }));
    expect(prompt).toMatch(/nothing but help them get steady/);
    expect(prompt).not.toContain(APPROACH_RULES[approach]);
  }
});

it("TRAU-08 each approach tells it something of its own where the work is open", () => {
  const prompts = (Object.keys(APPROACH_RULES) as TraumaApproach[]).map((approach) => promptFor(work({ approach })));
  expect(new Set(prompts).size).toBe(7);
});

it("forbids details of the event and treatments of the memory at every depth, ahead of the boundaries", () => {
  for (const depth of ["steady", "skills", "meaning"] as const) {
    const prompt = promptFor(work({ depth }));
    expect(prompt).toMatch(/Never ask for details of the event/);
    expect(prompt).toMatch(/trained trauma clinician/);
    expect(prompt.indexOf("TRAUMA WORK")).toBeLessThan(prompt.indexOf("BOUNDARIES (these always hold)"));
  }
});

it("keeps work with meaning for those who feel safe", () => {
  expect(promptFor(work({ depth: "skills" }))).toMatch(/No work on the meaning/);
});

it("says nothing of it in ordinary talk", () => {
  expect(promptFor(null)).not.toMatch(/TRAUMA WORK/);
});

it("these instructions are not given away either, and what a good answer may say passes", () => {
  for (const rule of TRAUMA_RULES) expect(createLeakCheck([])(rule)).toBe(true);
  const leaks = createLeakCheck([]);
  for (const said of [
    "That work belongs with a trained trauma clinician.",
    "What was done to you was not your fault.",
    "Notice the room, the date and your feet on the floor.",
    "Veterans press 1 at 988.",
  ])
    expect([said, leaks(said)]).toEqual([said, false]);
});
