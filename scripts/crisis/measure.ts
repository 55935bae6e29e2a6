/**
 * How well the detector does on labelled texts: recall and specificity by language, kind, severity, audience and style (file), with
 * counts and 95 % intervals. `npm run -s crisis:measure -- [FOLDER]`; without one data/crisis/test, which nothing was learned from.
 */
import { basename } from "node:path";
import { detectCrisis } from "../../lib/features/safety/detect";
import { readCorpus } from "./corpus";
import { allFigures, by, markdown } from "./figures";

const judged = readCorpus(process.argv[2] ?? "data/crisis/test").map((sample) => ({
  ...sample,
  found: detectCrisis(sample.text).crisis,
}));
const style = ({ at }: { at: string }): string => basename(at.split(":")[0] ?? "", ".txt").replace(/-\d+$/, "");
console.log(markdown([...allFigures(judged), ...by(judged, style)]));
