import { markupIn, specialIn, thinkingIn, tornEnd, uncheckedIn } from "./faults";

const GOOD = [
  "That sounds like a long day. What part of it stays with you most?",
  "Eso pesa. ¿Quieres que lo miremos juntos?",
  "听起来你很累。今晚想先做哪一件事？",
  "यह मुश्किल लगता है। आज शाम क्या आसान होगा?",
];

it("a good reply has none of it", () => {
  for (const reply of GOOD) {
    const found = [thinkingIn(reply), specialIn(reply), markupIn(reply), tornEnd(reply)];
    expect([reply, ...found]).toEqual([reply, null, null, null, null]);
  }
});

it.each([
  "I hear you. The user seems sad about the job.",
  "I should validate that. That sounds hard.",
  "</think>That sounds hard.",
  "用户感到难过。",
])("thinking is found: %s", (reply) => expect(thinkingIn(reply)).not.toBeNull());

it.each([
  "Take care.<|im_end|>",
  "Good.\nuser: and then?",
  "Rest.\nACTIVITIES: Walk | Rest",
  "That is <tool_call>hard.",
  "好\ufffd。",
])("a special token is found: %j", (reply) => expect(specialIn(reply)).not.toBeNull());

const MARKED = ['{"message": "That sounds hard."}', "**Rest** well.", "<b>Rest</b>"];
it.each(MARKED)("markup is found: %s", (reply) => expect(markupIn(reply)).not.toBeNull());

it("a reply that stops in a sentence is found by its end", () => {
  expect(tornEnd("That sounds hard. You could try to")).toContain("You could try to");
});

it("a sentence that nobody judged is found, also between two that were", () => {
  const judged = new Set(["That sounds hard.", "Rest a little. It helps."]);
  const found = (reply: string) => uncheckedIn(reply, (words) => judged.has(words));
  expect(found("That sounds hard. Rest a little. It helps.")).toEqual([]);
  expect(found("That sounds hard. Drop it. Rest a little. It helps.")).toEqual(["Drop it."]);
});
