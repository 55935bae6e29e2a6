/**
 * How well the detector does on labelled texts: recall and specificity by language, by kind and by severity, with counts and 95 %
 * intervals. `npm run -s crisis:measure -- [FOLDER]`; without one data/crisis/train. Texts that the rules were corrected with flatter.
 */
import { detectCrisis } from "../../lib/features/safety/detect";
import { readCorpus, type Sample } from "./corpus";

interface Judged extends Sample {
  readonly found: boolean;
}

/** Wilson's score interval: honest for small counts and for shares near 0 and 1. */
function interval(hits: number, of: number): string {
  if (of === 0) return "";
  const z = 1.96;
  const share = hits / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return `${(100 * (middle - half)).toFixed(1)}-${(100 * (middle + half)).toFixed(1)}`;
}

const row = (name: string, judged: readonly Judged[]) => {
  const risky = judged.filter(({ kind }) => kind !== "none");
  const calm = judged.filter(({ kind }) => kind === "none");
  const found = risky.filter((text) => text.found).length;
  const spared = calm.filter((text) => !text.found).length;
  return {
    texts: name,
    "in danger": risky.length,
    "recall %": risky.length > 0 ? ((100 * found) / risky.length).toFixed(1) : "",
    "95 % of recall": interval(found, risky.length),
    calm: calm.length,
    "specificity %": calm.length > 0 ? ((100 * spared) / calm.length).toFixed(1) : "",
    "95 % of specificity": interval(spared, calm.length),
  };
};

const by = (judged: readonly Judged[], of: (text: Judged) => string) =>
  [...new Set(judged.map(of))].sort().map((name) =>
    row(
      name,
      judged.filter((text) => of(text) === name),
    ),
  );

const judged = readCorpus(process.argv[2] ?? "data/crisis/train").map((sample) => ({
  ...sample,
  found: detectCrisis(sample.text).crisis,
}));
console.table([
  row("all", judged),
  ...by(judged, ({ lang }) => lang),
  ...by(judged, ({ kind }) => kind),
  ...by(judged, ({ severity }) => severity),
]);
