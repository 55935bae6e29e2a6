import { traumaInstructions } from "@/lib/features/conversation/trauma/prompts/work-prompt";
import { instructions } from "./instructions";
import { createLeakCheck } from "./leak";

const { about, approaches, boundaries, sayable, ...others } = instructions();

it("CHAT-21 hears a recital by the headings of the prompt", () => {
  for (const { heading } of [about, approaches, boundaries])
    expect([heading, createLeakCheck([])(heading)]).toEqual([heading, true]);
});

it("R-01 each phrase that may be said is word for word in the instructions it is taken from", () => {
  const { sayable: inTrauma, ...trauma } = traumaInstructions();
  const written = JSON.stringify([boundaries, others]);
  expect(sayable.filter((phrase) => !written.includes(phrase))).toEqual([]);
  expect(inTrauma.filter((phrase) => !JSON.stringify(trauma).includes(phrase))).toEqual([]);
});
