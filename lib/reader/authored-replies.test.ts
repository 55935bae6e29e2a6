import { existsSync } from "node:fs";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { authoredSentences } from "@/scripts/crisis/authored";
import { printFigures } from "@/tests/support/figures";
import { readerLoaded } from "@/tests/support/reader-loaded";
import { checkGuide } from "./check-guide";

/** Of good sentences this share may be stopped. */
const MAX_STOPPED = 0.01;

(existsSync("models/reader/reader.onnx") ? describe : describe.skip)("the reader's judgement of our own words", () => {
  beforeAll(readerLoaded, 60_000);

  it.each(SPOKEN_LANGUAGES)(
    "CHAT-21 M8 stops hardly any of the authored replies: %s",
    async (language) => {
      const sentences = authoredSentences(language);
      const stopped: string[] = [];
      for (const sentence of sentences) {
        const { fault, score } = await checkGuide(sentence);
        if (fault !== null) stopped.push(`${fault} ${score?.toFixed(3)}: ${sentence}`);
      }
      printFigures(`authored replies, ${language}`, { sentences: sentences.length, stopped: stopped.length });
      // All of them are listed where they are too many; each is either wrong or a lesson for the
      // model.
      expect(stopped.length > sentences.length * MAX_STOPPED ? stopped : []).toEqual([]);
    },
    300_000,
  );
});
