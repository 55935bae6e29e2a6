import { type Severity, severityRank } from "../../lib/features/safety/constants";
import { GRAMMARS } from "../../lib/features/safety/grammar/all";
import { createReader } from "../../lib/features/safety/reading";
import type { Finding } from "../../lib/features/safety/types";
import { judge } from "../../lib/features/safety/verdict";
import { BLOCKS, type Features, featuresOf, PLACES } from "../../lib/features/safety/voter/features";
import { CRISIS_KINDS, type Model, pack, SMALL, STEPS_UP, smallPlace } from "../../lib/features/safety/voter/model";
import type { Sample } from "./corpus";
import { type Lesson, rowsOf, separate } from "./linear";

export interface Prepared {
  readonly sample: Sample;
  readonly finding: Finding;
  readonly features: Features;
}

/** How dear errors are against large weights; chosen by cross-validation among 0.1 … 2. */
const COST = 0.5;
const SEED = 7;

export function prepare(samples: readonly Sample[]): Prepared[] {
  const reader = createReader(GRAMMARS);
  return samples.map((sample) => {
    const reading = reader.read(sample.text);
    const finding = judge(reading);
    return { sample, finding, features: featuresOf(reading, finding) };
  });
}

/** Learns all tables from labelled texts; the same texts in the same order give the same weights. */
export function learn(texts: readonly Prepared[]): Model {
  const rows = rowsOf(texts.map(({ features }) => features));
  const weights = separate(rows, riskLessons(texts), SEED, PLACES);
  const dangers = texts.filter(({ finding: _, sample }) => sample.kind !== "none");
  const small = rowsOf(
    dangers.map(({ features }) => features),
    smallPlace,
  );
  const head = (yes: (sample: Sample) => boolean) =>
    pack(
      separate(
        small,
        balanced(dangers, (text) => yes(text.sample)),
        SEED,
        SMALL,
      ),
    );
  return {
    bias: weights[PLACES - 1] ?? 0,
    risk: Object.values(BLOCKS).map(({ from, size }) => pack(weights.subarray(from, from + size))),
    kinds: CRISIS_KINDS.map((kind) => head((sample) => sample.kind === kind)),
    steps: STEPS_UP.map((step: Severity) => head(({ severity }) => severityRank(severity) >= severityRank(step))),
  };
}

/** Within a language, dangers and calm texts weigh alike in sum. */
function riskLessons(texts: readonly Prepared[]): Lesson[] {
  const count = new Map<string, number>();
  const keyOf = ({ sample: { lang, kind } }: Prepared, calm = kind === "none"): string => `${lang} ${calm}`;
  for (const text of texts) count.set(keyOf(text), (count.get(keyOf(text)) ?? 0) + 1);
  return texts.map((text, row) => {
    const yes = text.sample.kind !== "none";
    const [mine, others] = [count.get(keyOf(text, !yes)) ?? 1, count.get(keyOf(text, yes)) ?? 1];
    return { row, yes, weight: (COST * (mine + others)) / 2 / mine };
  });
}

function balanced(texts: readonly Prepared[], isYes: (text: Prepared) => boolean): Lesson[] {
  const share = texts.filter(isYes).length / texts.length;
  return texts.map((text, row) => {
    const yes = isYes(text);
    return { row, yes, weight: COST / 2 / (yes ? Math.max(share, 0.05) : 1 - share) };
  });
}
