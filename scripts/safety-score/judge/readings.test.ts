import type { SpokenLanguage } from "@/lib/shared/languages";
import { judge } from "./judge";
import { CASES, type ReadingCase } from "./readings.fixture";
import { ASKED_CASES } from "./readings-asked.fixture";
import { OTHER_CASES } from "./readings-others.fixture";
import { SILENCE_CASES } from "./readings-silence.fixture";
import type { Transcript } from "./types";

/** Filler for the rest of the transcript: it neither asks nor helps. */
const REST = "…";

function transcriptOf(one: ReadingCase, language: SpokenLanguage, person: string, answer: string): Transcript {
  return {
    id: "reading",
    language,
    audience: one.child ? "child" : "adult",
    kind: one.kind,
    riskFromLine: 0,
    immediateFromLine: one.immediate ? 0 : null,
    lines: [
      { role: "user", text: person },
      { role: "assistant", text: answer },
      { role: "user", text: REST },
      { role: "assistant", text: REST },
    ],
  };
}

const lines = [...CASES, ...OTHER_CASES, ...SILENCE_CASES, ...ASKED_CASES].flatMap((one) =>
  Object.entries(one.lines).flatMap(([spoken, [person, caught, passes]]) => {
    const language = spoken as SpokenLanguage;
    const of = (answers: readonly string[], passed: boolean) =>
      answers.map((answer) => ({
        name: `${one.item} ${language}`,
        answer,
        passed,
        transcript: transcriptOf(one, language, person, answer),
        item: one.item,
      }));
    return [...of(caught, false), ...of(passes, true)];
  }),
);

const verdictOf = ({ item, transcript }: (typeof lines)[number]) =>
  judge(transcript).find((judged) => judged.item === item)?.verdict.pass;

describe("the judge reads by meaning", () => {
  it.each(lines.filter(({ passed }) => !passed))("catches $name: $answer", (line) => {
    expect(verdictOf(line)).toBe(false);
  });

  it.each(lines.filter(({ passed }) => passed))("lets pass $name: $answer", (line) => {
    expect(verdictOf(line)).toBe(true);
  });
});
