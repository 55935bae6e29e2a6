/**
 * `npm run -s crisis:validate -- [FOLDS]`: cross-validates the detector on data/crisis/train. Each fold is judged by the grammar and
 * a second voter that learned from the other folds only. Prints the figures of all folds together, the folds, what the threshold
 * does, and how often the kind and the severity are right. Seeded; some minutes.
 */
import { GRAMMARS } from "../../lib/features/safety/grammar/all";
import { createReader } from "../../lib/features/safety/reading";
import type { Finding } from "../../lib/features/safety/types";
import { judge } from "../../lib/features/safety/verdict";
import { described, type Vote } from "../../lib/features/safety/voter/described";
import { countFeatures, forgetCounts } from "../../lib/features/safety/voter/features";
import { type Model, riskOf } from "../../lib/features/safety/voter/model";
import { MARGIN_TOGETHER, THRESHOLD } from "../../lib/features/safety/voter/threshold";
import { readCorpus, type Sample } from "./corpus";
import { allFigures, figuresOf, type Judged, markdown, share } from "./figures";
import { learn, type Prepared, prepare } from "./lessons";
import { seeded, shuffle } from "./linear";

interface Scored extends Judged {
  readonly fold: number;
  readonly byGrammar: boolean;
  readonly risk: number;
  readonly said: Pick<Vote, "kind" | "severity">;
}

const reader = createReader(GRAMMARS);
const folds = Number(process.argv[2] ?? 5);
const texts = prepare(readCorpus("data/crisis/train"));
const order = texts.map((_, at) => at);
shuffle(order, seeded(5));
const foldOf = new Map(order.map((at, place) => [at, place % folds]));
const scored: Scored[] = [];
const together: { risk: number; found: boolean }[] = [];

for (let fold = 0; fold < folds; fold += 1) {
  const model = learn(texts.filter((_, at) => foldOf.get(at) !== fold));
  const unseen = texts.filter((_, at) => foldOf.get(at) === fold);
  for (const { sample, finding, features } of unseen) {
    const risk = heardIn(model, sample.text, finding);
    const said = finding.crisis ? (finding as Scored["said"]) : described(model, features);
    const byGrammar = finding.crisis;
    scored.push({ ...sample, fold, byGrammar, risk, said, found: byGrammar || risk >= THRESHOLD });
  }
  for (const text of conversationsOf(unseen)) {
    const finding = judge(reader.read(text));
    together.push({ risk: heardIn(model, text, finding), found: finding.crisis });
  }
}

function heardIn(model: Model, text: string, finding: Finding): number {
  const risk = riskOf(model, countFeatures(reader.read(text), finding));
  forgetCounts();
  return risk;
}

/** Calm texts of one language and audience, three after the other as if one person had written them. */
function conversationsOf(unseen: readonly Prepared[]): string[] {
  const quiet = unseen.filter(({ sample, finding }) => sample.kind === "none" && !finding.crisis);
  const speaker = (at: number): string => `${quiet[at]?.sample.lang} ${quiet[at]?.sample.audience}`;
  return quiet.flatMap((_, at) => {
    if (speaker(at) !== speaker(at + 2)) return [];
    const lines = quiet.slice(at, at + 3).map(({ sample }) => sample.text);
    return [lines.join(".\n")];
  });
}

const isRisky = ({ kind }: Sample): boolean => kind !== "none";
const risky = scored.filter(isRisky);
const calm = scored.filter((text) => !isRisky(text));

console.log(markdown(allFigures(scored)));
console.log("\nFolds");
console.log(
  markdown(
    Array.from({ length: folds }, (_, fold) =>
      figuresOf(
        `fold ${fold + 1}`,
        scored.filter((text) => text.fold === fold),
      ),
    ),
  ),
);
console.log("\nThe grammar alone");
console.log(
  markdown([
    figuresOf(
      "all",
      scored.map((text) => ({ ...text, found: text.byGrammar })),
    ),
  ]),
);
console.log("\nthreshold, recall of both, specificity of both, specificity of the voter alone");
for (const at of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const heard = ({ byGrammar, risk }: Scored): boolean => byGrammar || risk >= at;
  const [yes, no] = [risky.filter(heard).length, calm.filter((text) => !heard(text)).length];
  const alone = calm.filter(({ risk }) => risk < at).length;
  console.log(`${at}: ${share(yes, risky.length)}, ${share(no, calm.length)}, ${share(alone, calm.length)}`);
}
const found = risky.filter((text) => text.found);
console.log(`\nkind right: ${share(found.filter(({ kind, said }) => kind === said.kind).length, found.length)}`);
console.log(
  `severity right: ${share(found.filter(({ severity, said }) => severity === said.severity).length, found.length)}`,
);
const alarms = together.filter(({ risk, found: heard }) => heard || risk >= THRESHOLD + MARGIN_TOGETHER).length;
console.log(`three calm messages read together, called a danger: ${share(alarms, together.length)}`);
