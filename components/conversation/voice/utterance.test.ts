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

it("VOIC-02 a guess that vanishes behind an old final was still heard", () => {
  const certain = { text: "I am so tired", isFinal: true, confidence: 0.9 };
  const more = { text: " and sad", isFinal: false, confidence: 0.1 };
  expect([[certain, more], [certain]].reduce(hear, NOTHING_HEARD).text).toBe("I am so tired and sad");
});

it.each([
  ["open", undefined],
  ["certain", 0.9],
])("VOIC-02 a result without words, %s, does not let the next sentence take the place of the first", (_, sure) => {
  const said = (text: string) => [{ text, isFinal: true, confidence: 0.9 }];
  const empty = [{ text: "", isFinal: sure !== undefined, confidence: sure }];
  const heard = [said("I am so tired"), empty, said("and sad")].reduce(hear, NOTHING_HEARD);
  expect(heard.text).toBe("I am so tired and sad");
});
