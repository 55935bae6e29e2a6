import type { Section } from "../constants";

/**
 * What is needed to read a plan, in the person's language: it stands inside the crisis dialog, so
 * the dialog's rules hold. The editor speaks the language of the interface (contract 8).
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
  /** No network and no copy: what works all the same. */
  readonly notHere: string;
  /** The label of the one field that a hard minute has room for. */
  readonly oneLine: string;
  readonly oneLineHint: string;
  readonly add: string;
  /** Where the line is until the plan can be had. */
  readonly kept: string;
  readonly saved: string;
}
