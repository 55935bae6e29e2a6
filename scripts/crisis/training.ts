import { KINDS, type Kind, SEVERITIES, type Severity, severityRank } from "../../lib/features/safety/constants";
import type { Inputs } from "./voter/inputs";
import { emptyLayers, forward, HIDDEN, leakySlope, OUTPUTS, type Parameters, SIZES, WIDTH } from "./voter/network";

export interface Example {
  readonly inputs: Inputs;
  readonly kind: Kind;
  readonly severity: Severity;
  /** Texts in danger and calm ones weigh alike within a group: its language. */
  readonly group: string;
}

const EPOCHS = 10;
const RATE = 0.15;
const LAST_RATE = 0.01;
/** Shares of what is left out at random in each step, so that no single word decides alone. */
const DROPPED_ROWS = 0.35;
const DROPPED_VIEWS = 0.15;
const SEVERITY_WEIGHT = 0.3;
const MOST_WEIGHT = 6;

/** Mulberry32: small, fast, and the same on every machine. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const filled = (length: number, value: () => number): Float32Array => Float32Array.from({ length }, value);

/** A network with, for each number, the sum of its squared slopes (Adagrad, Duchi et al. 2011). */
class Learner {
  readonly net: Parameters;
  private readonly layers = emptyLayers();
  private readonly sums = {
    rows: new Float32Array(SIZES.embedding / WIDTH).fill(1e-6),
    first: new Float32Array(SIZES.first).fill(1e-6),
    firstBias: new Float32Array(SIZES.firstBias).fill(1e-6),
    second: new Float32Array(SIZES.second).fill(1e-6),
    secondBias: new Float32Array(SIZES.secondBias).fill(1e-6),
  };

  constructor(random: () => number) {
    const within = (range: number) => () => (random() * 2 - 1) * range;
    this.net = {
      embedding: filled(SIZES.embedding, within(1 / WIDTH)),
      first: filled(SIZES.first, within(Math.sqrt((3 * HIDDEN) / SIZES.first))),
      firstBias: new Float32Array(SIZES.firstBias),
      second: filled(SIZES.second, within(Math.sqrt(3 / HIDDEN))),
      secondBias: new Float32Array(SIZES.secondBias),
    };
  }

  step(inputs: Inputs, { kind, severity }: Example, weight: number, rate: number): void {
    forward(this.net, inputs, this.layers);
    const slopes = this.outputSlopes(kind, severity, weight);
    const hidden = this.back("second", slopes, this.layers.hidden, rate);
    for (let at = 0; at < HIDDEN; at += 1) hidden[at] = (hidden[at] ?? 0) * leakySlope(this.layers.hidden[at] ?? 0);
    const input = this.back("first", hidden, this.layers.input, rate);
    this.moveRows(inputs.rows, input, rate);
  }

  private outputSlopes(kind: Kind, severity: Severity, weight: number): Float32Array {
    const slopes = new Float32Array(OUTPUTS);
    const { output } = this.layers;
    for (let at = 0; at < KINDS.length; at += 1)
      slopes[at] = weight * ((output[at] ?? 0) - (KINDS[at] === kind ? 1 : 0));
    for (let at = 1; at < SEVERITIES.length; at += 1) {
      const place = KINDS.length + at - 1;
      slopes[place] = SEVERITY_WEIGHT * weight * ((output[place] ?? 0) - (severityRank(severity) >= at ? 1 : 0));
    }
    return slopes;
  }

  /** Moves a dense layer against its slopes; answers the slopes of what went in. */
  private back(layer: "first" | "second", slopes: Float32Array, from: Float32Array, rate: number): Float32Array {
    const weights = this.net[layer];
    const sums = this.sums[layer];
    const [bias, biasSums] = [this.net[`${layer}Bias`], this.sums[`${layer}Bias`]];
    const below = new Float32Array(from.length);
    slopes.forEach((slope, row) => {
      if (slope === 0) return;
      for (let at = 0; at < from.length; at += 1) {
        const place = row * from.length + at;
        below[at] = (below[at] ?? 0) + slope * (weights[place] ?? 0);
        move(weights, sums, place, slope * (from[at] ?? 0), rate);
      }
      move(bias, biasSums, row, slope, rate);
    });
    return below;
  }

  private moveRows(rows: readonly number[], slopes: Float32Array, rate: number): void {
    const share = 1 / Math.sqrt(Math.max(rows.length, 1));
    let squares = 0;
    for (let at = 0; at < WIDTH; at += 1) squares += ((slopes[at] ?? 0) * share) ** 2 / WIDTH;
    for (const row of rows) {
      const sum = (this.sums.rows[row] ?? 0) + squares;
      this.sums.rows[row] = sum;
      const pace = (rate * share) / Math.sqrt(sum);
      for (let at = 0; at < WIDTH; at += 1) {
        const place = row * WIDTH + at;
        this.net.embedding[place] = (this.net.embedding[place] ?? 0) - pace * (slopes[at] ?? 0);
      }
    }
  }
}

function move(values: Float32Array, sums: Float32Array, at: number, slope: number, rate: number): void {
  if (slope === 0) return;
  const sum = (sums[at] ?? 0) + slope * slope;
  sums[at] = sum;
  values[at] = (values[at] ?? 0) - (rate * slope) / Math.sqrt(sum);
}

export function train(examples: readonly Example[], seed: number): Parameters {
  const random = seeded(seed);
  const learner = new Learner(random);
  const weightOf = weights(examples);
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = RATE * (1 - epoch / EPOCHS) + LAST_RATE;
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const rows = example.inputs.rows.filter(() => random() >= DROPPED_ROWS);
      const view = random() < DROPPED_VIEWS ? [] : example.inputs.view;
      if (rows.length > 0) learner.step({ rows, view }, example, weightOf(example), rate);
    }
  }
  return learner.net;
}

function weights(examples: readonly Example[]): (example: Example) => number {
  const count = (group: string, calm: boolean): number =>
    examples.filter((example) => example.group === group && (example.kind === "none") === calm).length;
  const groups = [...new Set(examples.map(({ group }) => group))];
  const known = new Map(
    groups.flatMap((group) =>
      [true, false].map((calm) => {
        const [mine, other] = [count(group, calm), count(group, !calm)];
        return [`${group} ${calm}`, Math.min(MOST_WEIGHT, (mine + other) / 2 / Math.max(1, mine))] as const;
      }),
    ),
  );
  return ({ group, kind }) => known.get(`${group} ${kind === "none"}`) ?? 1;
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
