import { Line } from "./line";
import { remember } from "./memory";
import { fold, sentencesOf } from "./text";

const saying = (...replies: string[]) => remember(replies.map((content) => new Line({ role: "assistant", content })));

it("counts a sentence of two words with every reply that begins with them", () => {
  const memory = saying("All right, no exercise.", "All right: something else.", "“All right” is a lot to say.");
  expect(memory.openerUses("All right.", 3)).toBe(3);
  expect(memory.openerUses("All right, no games.", 3)).toBe(1);
});

it.each([
  "Plain.  And plain again?\tYes",
  "You said “I can't sleep.” «No.» What now?",
  "It’s late… and `so` on. Right",
  "ＦＵＬＬ. ﬁne。好的。Gut! “Ja.”",
])("folds the sentences of a line as it folds each by itself: %s", (content) => {
  expect(new Line({ role: "assistant", content }).sentences).toEqual(sentencesOf(content).map(fold));
});
