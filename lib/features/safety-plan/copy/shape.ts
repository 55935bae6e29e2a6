import type { Section } from "../constants";

/**
 * Words for reading a plan, in the person's language: it appears inside the crisis dialog, so the
 * dialog's rules apply. The editor uses the interface's language (contract 8).
 */
export interface PlanReadingCopy {
  readonly title: string;
  readonly steps: Record<Section, string>;
  readonly empty: string;
  readonly make: string;
  readonly change: string;
  readonly signedOut: string;
  readonly blank: string;
  readonly readFailed: string;
  readonly retry: string;
  readonly loading: string;
  readonly offline: string;
  readonly nothing: string;
  readonly noConnection: string;
  /** Shown with no network and no copy: things that help anyway. */
  readonly notHere: string;
  /** The label of the only field, since there's no room for more in a hard minute. */
  readonly oneLine: string;
  readonly oneLineHint: string;
  readonly add: string;
  /** Says where the line stays until the plan is available. */
  readonly kept: string;
  readonly saved: string;
}
