import { SPEECH_SHAPES } from "@/tests/fixtures/speech-shapes";
import { hear, NOTHING_HEARD } from "./utterance";

it.each(SPEECH_SHAPES.map((shape) => [shape.name, shape] as const))(
  "VOIC-02 keeps the longest form of one utterance once: %s",
  (_, { events, heard }) => {
    const utterance = events
      .map((event) => event.map(({ said, final = false, sure }) => ({ text: said, isFinal: final, confidence: sure })))
      .reduce(hear, NOTHING_HEARD);
    expect(utterance.text).toBe(heard);
  },
);

it.each([
  ["certain", { isFinal: true, confidence: 0.9 }],
  ["certain", { isFinal: true, confidence: undefined }],
  ["likely", { isFinal: true, confidence: 0 }],
  ["open", { isFinal: false, confidence: 0.9 }],
] as const)("VOIC-02 calls it %s after a result of %o", (standing, result) => {
  expect(hear(NOTHING_HEARD, [{ text: "I am so tired", ...result }]).standing).toBe(standing);
});

it("VOIC-02 an event without results changes no words", () => {
  const heard = hear(NOTHING_HEARD, [{ text: "I am", isFinal: false, confidence: 0 }]);
  expect(hear(heard, [])).toMatchObject({ text: "I am", standing: "open" });
});
