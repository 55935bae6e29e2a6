import type { DataKindId, Ground, Kept, Lock } from "./constants";

/** One entry of the data map. */
export interface DataKind {
  readonly id: DataKindId;
  /** Its tables, by their database names. */
  readonly tables: readonly string[];
  /** The columns of `users` that belong to this kind, since that table holds several. */
  readonly ofUsers?: readonly string[];
  readonly ground: Ground;
  readonly kept: Kept;
  /**
   * How its texts are encrypted; numbers, times and choices from a list aren't
   * (`lib/shared/stored-columns.ts`).
   */
  readonly lock: Lock;
}

/** A kind of data and its count. */
export interface KeptData extends Pick<DataKind, "id" | "ground" | "kept" | "lock"> {
  /** Null where a visible number could reveal too much to somebody else (decision 0044). */
  readonly count: number | null;
}
