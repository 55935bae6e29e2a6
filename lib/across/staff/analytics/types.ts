import type { IncidentSeverity, Measure } from "./constants";

/**
 * Null stands for a group of fewer than five people, none included, and for what would give one
 * away.
 */
export type Cell = number | null;

/** One whole day in UTC. */
export type AnalyticsDay = Readonly<Record<Measure, Cell>> & {
  /** yyyy-mm-dd */
  readonly day: string;
  readonly severities: Readonly<Record<IncidentSeverity, Cell>>;
  /** Published by the company; about nobody, so told as they are. */
  readonly posts: number;
};

export interface Analytics {
  /** First and last day; today is never among them. */
  readonly from: string;
  readonly to: string;
  readonly smallestGroup: number;
  /**
   * Whether a model is set up, and the share of the last hour's turns that it answered (0 to 1);
   * null when there was none.
   */
  readonly model: { readonly isSetUp: boolean; readonly share: number | null };
  /**
   * This very request came through a proxy that TRUST_PROXY does not name: all visitors share its
   * address.
   */
  readonly hasUnnamedProxy: boolean;
  readonly days: readonly AnalyticsDay[];
  /**
   * Sums of what `days` shows, so they tell nothing that the days keep back; null where no day
   * shows a number.
   */
  readonly totals: Readonly<Record<Exclude<Measure, "activePeople">, Cell>> & {
    readonly posts: number;
  };
}
