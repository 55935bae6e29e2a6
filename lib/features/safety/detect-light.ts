import { ENGLISH } from "./grammar/english";
import type { Grammar } from "./grammar/shape";
import { partsToRead } from "./parts-to-read";
import { createReader } from "./reading";
import type { Finding } from "./types";
import { judge } from "./verdict";
import { worstOf } from "./worst-of";

/** What a text shows, as far as the dialog needs to know it: harm by somebody, or any other danger. */
export type Heard = false | "danger" | "harm";

type Detect = (text: string) => Heard;

const detectWith = (grammars: readonly Grammar[]): ((text: string) => Finding) => {
  const reader = createReader(grammars);
  return (text) => judge(reader.read(text));
};

const heardIn = ({ crisis, kind }: Finding): Heard => crisis && (kind === "abuse" ? "harm" : "danger");

/**
 * The light form of the detector: the grammars alone, one group of languages after the other, so that no chunk is
 * large and English hears at once. It may open the way to help; what is recorded the server decides.
 */
export function createLightDetector(): { detect: Detect; add: (grammars: readonly Grammar[]) => void } {
  const readers = [detectWith(ENGLISH)];
  return {
    detect: (text) => heardIn(worstOf(readers.map((read) => read(partsToRead(text))))),
    add: (grammars) => void readers.push(detectWith(grammars)),
  };
}
