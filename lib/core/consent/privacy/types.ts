import type { DataKindId, Ground, Kept, Lock } from "./constants";

/** One entry of the data map. */
export interface DataKind {
  readonly id: DataKindId;
  /** Database table names. */
  readonly tables: readonly string[];
  /** The columns of `users` that belong to this kind. That table holds several kinds. */
  readonly ofUsers?: readonly string[];
  readonly ground: Ground;
  readonly kept: Kept;
  /**
   * How its text is encrypted. Numbers, times and enum values aren't encrypted
   * (`lib/shared/stored-columns.ts`).
   */
  readonly lock: Lock;
}

/** A kind of data and its count. */
export interface KeptData extends Pick<DataKind, "id" | "ground" | "kept" | "lock"> {
  /** Null where the number itself could reveal too much to someone else (decision 0044). */
  readonly count: number | null;
}
