import { KINDS, type Kind, SEVERITIES, type Severity } from "../../../lib/features/safety/constants";
import { BUCKETS } from "./features";
import { type Inputs, VIEW } from "./inputs";

/** Numbers in a row of the embedding table, and in the hidden layer. */
export const WIDTH = 24;
export const HIDDEN = 32;
export const OUTPUTS = KINDS.length + SEVERITIES.length - 1;
const LEAK = 0.05;

/** The parts of one network, each a flat list in row order. */
export interface Parameters {
  /** BUCKETS × WIDTH */
  readonly embedding: Float32Array;
  /** HIDDEN × (WIDTH + VIEW), HIDDEN */
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  /** OUTPUTS × HIDDEN, OUTPUTS */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
}

export const SIZES = {
  embedding: BUCKETS * WIDTH,
  first: HIDDEN * (WIDTH + VIEW),
  firstBias: HIDDEN,
  second: OUTPUTS * HIDDEN,
  secondBias: OUTPUTS,
} as const;

export interface Layers {
  readonly input: Float32Array;
  readonly hidden: Float32Array;
  /** Probabilities of the kinds in their order, then of "at least low", "at least moderate", … */
  readonly output: Float32Array;
}

export const emptyLayers = (): Layers => ({
  input: new Float32Array(WIDTH + VIEW),
  hidden: new Float32Array(HIDDEN),
  output: new Float32Array(OUTPUTS),
});

/** One pass: the mean-like sum of the rows beside the grammar's view, one hidden layer, kinds and severity. */
export function forward(net: Parameters, { rows, view }: Inputs, layers: Layers): void {
  const { input, hidden, output } = layers;
  input.fill(0);
  for (const row of rows) {
    for (let at = 0; at < WIDTH; at += 1) input[at] = (input[at] ?? 0) + (net.embedding[row * WIDTH + at] ?? 0);
  }
  const share = 1 / Math.sqrt(Math.max(rows.length, 1));
  for (let at = 0; at < WIDTH; at += 1) input[at] = (input[at] ?? 0) * share;
  for (let at = 0; at < VIEW; at += 1) input[WIDTH + at] = view[at] ?? 0;
  dense(net.first, net.firstBias, input, hidden);
  for (let at = 0; at < HIDDEN; at += 1) hidden[at] = leaky(hidden[at] ?? 0);
  dense(net.second, net.secondBias, hidden, output);
  softmax(output, KINDS.length);
  for (let at = KINDS.length; at < OUTPUTS; at += 1) output[at] = 1 / (1 + Math.exp(-(output[at] ?? 0)));
}

export const leaky = (value: number): number => (value > 0 ? value : LEAK * value);
export const leakySlope = (value: number): number => (value > 0 ? 1 : LEAK);

function dense(weights: Float32Array, bias: Float32Array, from: Float32Array, to: Float32Array): void {
  for (let row = 0; row < to.length; row += 1) {
    let sum = bias[row] ?? 0;
    for (let at = 0; at < from.length; at += 1) sum += (weights[row * from.length + at] ?? 0) * (from[at] ?? 0);
    to[row] = sum;
  }
}

function softmax(values: Float32Array, count: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at += 1) most = Math.max(most, values[at] ?? 0);
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    values[at] = Math.exp((values[at] ?? 0) - most);
    sum += values[at] ?? 0;
  }
  for (let at = 0; at < count; at += 1) values[at] = (values[at] ?? 0) / sum;
}

export interface Vote {
  /** Probability, from 0 to 1, that a careful clinician would want help shown. */
  readonly risk: number;
  /** The likeliest kind and severity if there is one. */
  readonly kind: Exclude<Kind, "none">;
  readonly severity: Exclude<Severity, "none">;
}

/** The mean over networks that were trained from different beginnings. */
export function vote(nets: readonly Parameters[], inputs: Inputs): Vote {
  const layers = emptyLayers();
  const mean = new Float32Array(OUTPUTS);
  for (const net of nets) {
    forward(net, inputs, layers);
    for (let at = 0; at < OUTPUTS; at += 1) mean[at] = (mean[at] ?? 0) + (layers.output[at] ?? 0) / nets.length;
  }
  const kinds = KINDS.map((kind, at) => ({ kind, share: mean[at] ?? 0 })).filter(({ kind }) => kind !== "none");
  const [likeliest] = kinds.toSorted((a, b) => b.share - a.share);
  const reached = SEVERITIES.slice(1).filter((_, at) => (mean[KINDS.length + at] ?? 0) >= 0.5);
  return {
    risk: 1 - (mean[0] ?? 1),
    kind: (likeliest?.kind ?? "suicide") as Vote["kind"],
    severity: (reached.at(-1) ?? "low") as Vote["severity"],
  };
}
