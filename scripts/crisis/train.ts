/** `npm run crisis:train`: learns the second voter's weights from data/crisis/train and writes them. Seeded; about a minute. */
import { writeFileSync } from "node:fs";
import type { Table } from "../../lib/features/safety/voter/model";
import type { StoredModel, StoredTable } from "../../lib/features/safety/voter/weights";
import { corpusHash, readCorpus } from "./corpus";
import { learn, prepare } from "./lessons";

const TRAIN = "data/crisis/train";
const WEIGHTS = "lib/features/safety/voter/weights.json";

const stored = ({ max, bytes }: Table): StoredTable => ({ max, bytes: Buffer.from(bytes).toString("base64") });

const samples = readCorpus(TRAIN);
const { bias, risk, kinds, steps } = learn(prepare(samples));
const model: StoredModel = {
  corpus: corpusHash(samples),
  bias,
  risk: risk.map(stored),
  kinds: kinds.map(stored),
  steps: steps.map(stored),
};
writeFileSync(WEIGHTS, `${JSON.stringify(model)}\n`);
const size = [...risk, ...kinds, ...steps].reduce((sum, { bytes }) => sum + bytes.length, 0);
console.log(`${samples.length} texts, ${(size / 2 ** 20).toFixed(2)} MiB of weights in ${WEIGHTS}`);
