import { ENGLISH } from "./grammar/english";
import type { Grammar } from "./grammar/shape";
import { partsToRead } from "./parts-to-read";
import { createReader } from "./reading";
import { judge } from "./verdict";

type Detect = (text: string) => boolean;

const detectWith = (grammars: readonly Grammar[]): Detect => {
  const reader = createReader(grammars);
  return (text) => judge(reader.read(text)).crisis;
};

/**
 * The light form of the detector: the grammars alone, one group of languages after the other, so that no chunk is
 * large and English hears at once. It may open the way to help; what is recorded the server decides.
 */
export function createLightDetector(): { detect: Detect; add: (grammars: readonly Grammar[]) => void } {
  const readers = [detectWith(ENGLISH)];
  return {
    detect: (text) => readers.some((reads) => reads(partsToRead(text))),
    add: (grammars) => void readers.push(detectWith(grammars)),
  };
}
