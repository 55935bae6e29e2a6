import { Line } from "./line";
import { remember } from "./memory";

const saying = (...replies: string[]) => remember(replies.map((content) => new Line({ role: "assistant", content })));

it("counts a sentence of two words with every reply that begins with them", () => {
  const memory = saying("All right, no exercise.", "All right: something else.", "“All right” is a lot to say.");
  expect(memory.openerUses("All right.", 3)).toBe(3);
  expect(memory.openerUses("All right, no games.", 3)).toBe(1);
});

it("knows a sentence again in whatever signs and spaces it was said", () => {
  const memory = saying("It’s late.  You said “I can't sleep.” What now?", "Gut. „Ich bin müde.“ Und jetzt?");
  for (const sentence of ["it's late.", "you said “i can't sleep.”", "what now?", "„ich bin müde.“", "und jetzt?"])
    expect(memory.saidFolded(sentence)).toBe(true);
});
