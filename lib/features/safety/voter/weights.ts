import { readFileSync } from "node:fs";
import { join } from "node:path";
import { onePerProcess } from "../one-per-process";
import type { Model, Table } from "./model";

/** Read by path and not imported: each of a hundred calls would carry its own copy of it in the build. */
const WEIGHTS = join(process.cwd(), "lib/features/safety/voter/weights.json");

/** A packed table as the file of weights holds it. */
export interface StoredTable {
  readonly max: number;
  readonly bytes: string;
}

export interface StoredModel {
  /** SHA-256 of the texts that it was learned from; a test compares. */
  readonly corpus: string;
  readonly bias: number;
  readonly risk: readonly StoredTable[];
  readonly kinds: readonly StoredTable[];
  readonly steps: readonly StoredTable[];
}

/**
 * The learned weights, read and unpacked once.
 * @throws where the file is missing: a service that hears less than it was measured with must not start (instrumentation.ts)
 */
export const learnedModel = onePerProcess<Model>("voter", () =>
  unpack(JSON.parse(readFileSync(WEIGHTS, "utf8")) as StoredModel),
);

const unpack = ({ bias, risk, kinds, steps }: StoredModel): Model => ({
  bias,
  risk: risk.map(tableOf),
  kinds: kinds.map(tableOf),
  steps: steps.map(tableOf),
});

function tableOf({ max, bytes }: StoredTable): Table {
  const decoded = Buffer.from(bytes, "base64");
  return { max, bytes: new Int8Array(decoded.buffer, decoded.byteOffset, decoded.length) };
}
