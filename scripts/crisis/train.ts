/**
 * Cross-validates the detector's second voter on data/crisis/train: fold by fold, what the grammar finds and what both find together.
 * Seeded. `npm run -s crisis:train -- [FOLDS]`. The voter is not combined with the grammar yet: it does not see negation, and calls
 * "I never wanted to hurt myself" a danger (docs/safety.md, "What is weak").
 */
import { GRAMMARS } from "../../lib/features/safety/grammar/all";
import { createReader } from "../../lib/features/safety/reading";
import { judge } from "../../lib/features/safety/verdict";
import { readCorpus, type Sample } from "./corpus";
import { type Example, train } from "./training";
import { inputsOf } from "./voter/inputs";
import { vote } from "./voter/network";
import { THRESHOLD } from "./voter/threshold";

const SEEDS = [11, 23];
const reader = createReader(GRAMMARS);

interface Prepared extends Example {
  readonly sample: Sample;
  readonly found: boolean;
}

function prepare(sample: Sample): Prepared {
  const reading = reader.read(sample.text);
  const finding = judge(reading);
  const { lang, kind, severity } = sample;
  return { inputs: inputsOf(reading, finding), kind, severity, group: lang, sample, found: finding.crisis };
}

const share = (texts: readonly Prepared[], yes: (text: Prepared) => boolean): string =>
  `${((100 * texts.filter(yes).length) / Math.max(1, texts.length)).toFixed(1)}`;

function crossValidate(all: readonly Prepared[], folds: number): void {
  const table = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const nets = SEEDS.map((seed) =>
      train(
        all.filter((_, at) => at % folds !== fold),
        seed,
      ),
    );
    const unseen = all.filter((_, at) => at % folds === fold);
    const heard = (text: Prepared) => text.found || vote(nets, text.inputs).risk >= THRESHOLD;
    const risky = unseen.filter(({ kind }) => kind !== "none");
    const calm = unseen.filter(({ kind }) => kind === "none");
    table.push({
      fold: fold + 1,
      texts: unseen.length,
      "grammar: recall %": share(risky, ({ found }) => found),
      "specificity %": share(calm, ({ found }) => !found),
      "both: recall %": share(risky, heard),
      "both: specificity %": share(calm, (text) => !heard(text)),
    });
  }
  console.table(table);
}

crossValidate(readCorpus("data/crisis/train").map(prepare), Number(process.argv[2] ?? 5));
