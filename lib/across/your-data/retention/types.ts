import type { Months, RetentionKind } from "./constants";

/** What somebody chose for one kind, and what each choice would take away. */
export interface RetentionRule {
  readonly kind: RetentionKind;
  /** Null: until the person deletes it. */
  readonly months: Months | null;
  /** From when on it counts, ISO 8601; null without a choice. */
  readonly effectiveFrom: string | null;
  /** When a choice of now would begin to count, ISO 8601. */
  readonly wouldCountFrom: string;
  /** By months: how many things will be older by then. */
  readonly older: Readonly<Record<Months, number>>;
}
