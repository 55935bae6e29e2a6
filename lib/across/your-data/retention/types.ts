import type { Months, RetentionKind } from "./constants";

/** A person's choice for one kind of data, and how much each choice would delete. */
export interface RetentionRule {
  readonly kind: RetentionKind;
  /** Null: until the person deletes it. */
  readonly months: Months | null;
  /** When it takes effect, ISO 8601; null without a choice. */
  readonly effectiveFrom: string | null;
  /** When a choice made now would take effect, ISO 8601. */
  readonly wouldCountFrom: string;
  /** By months: how many things will be older by then. */
  readonly older: Readonly<Record<Months, number>>;
}
