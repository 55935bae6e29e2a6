import type { DataKindId, Ground, Kept, Lock } from "./constants";

/** One line of the data map. */
export interface DataKind {
  readonly id: DataKindId;
  /** Where its rows stand, by the names of the database. */
  readonly tables: readonly string[];
  /** Of `users`, which holds several kinds: the columns that belong to this one. */
  readonly ofUsers?: readonly string[];
  readonly ground: Ground;
  readonly kept: Kept;
  /**
   * How its texts are locked; numbers, times and choices from a list are not
   * (`lib/shared/stored-columns.ts`).
   */
  readonly lock: Lock;
}

/** A kind of data with how much of it there is. */
export interface KeptData extends Pick<DataKind, "id" | "ground" | "kept" | "lock"> {
  /** Null where a number on a screen could tell somebody else too much (decision 0044). */
  readonly count: number | null;
}
