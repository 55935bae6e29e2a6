import type { IncidentSeverity, Measure } from "./constants";

/**
 * Null for a group of fewer than five people (including none), and wherever a number would reveal
 * one.
 */
export type Cell = number | null;

/** One whole day in UTC. */
export type AnalyticsDay = Readonly<Record<Measure, Cell>> & {
  /** yyyy-mm-dd */
  readonly day: string;
  readonly severities: Readonly<Record<IncidentSeverity, Cell>>;
  /** Posts published by the company. They aren't about any person, so they're always shown. */
  readonly posts: number;
};

export interface Analytics {
  /** First and last day, never including today. */
  readonly from: string;
  readonly to: string;
  readonly smallestGroup: number;
  /**
   * Whether a model is configured, and its share of the last hour's turns (0 to 1), or null if
   * there were none.
   */
  readonly model: { readonly isSetUp: boolean; readonly share: number | null };
  /**
   * Whether this request came through a proxy missing from TRUST_PROXY, in which case all visitors
   * share its address.
   */
  readonly hasUnnamedProxy: boolean;
  readonly days: readonly AnalyticsDay[];
  /**
   * Sums of the cells in `days`, so they reveal nothing that the days hide. Null if no day shows a
   * number.
   */
  readonly totals: Readonly<Record<Exclude<Measure, "activePeople">, Cell>> & {
    readonly posts: number;
  };
}
