import type { IncidentSeverity, Measure } from "./constants";

/**
 * Null for a group of fewer than five people, including none, and wherever a number would reveal
 * one.
 */
export type Cell = number | null;

/** One whole day in UTC. */
export type AnalyticsDay = Readonly<Record<Measure, Cell>> & {
  /** yyyy-mm-dd */
  readonly day: string;
  readonly severities: Readonly<Record<IncidentSeverity, Cell>>;
  /** Posts the company published; they're about nobody, so always shown. */
  readonly posts: number;
};

export interface Analytics {
  /** First and last day; today is never among them. */
  readonly from: string;
  readonly to: string;
  readonly smallestGroup: number;
  /**
   * Whether a model is configured, and its share of the last hour's turns (0 to 1); null if there
   * were none.
   */
  readonly model: { readonly isSetUp: boolean; readonly share: number | null };
  /**
   * This request came through a proxy that TRUST_PROXY doesn't name, so all visitors share its
   * address.
   */
  readonly hasUnnamedProxy: boolean;
  readonly days: readonly AnalyticsDay[];
  /**
   * Sums of the cells in `days`, so they reveal nothing that the days hide; null where no day shows
   * a number.
   */
  readonly totals: Readonly<Record<Exclude<Measure, "activePeople">, Cell>> & {
    readonly posts: number;
  };
}
