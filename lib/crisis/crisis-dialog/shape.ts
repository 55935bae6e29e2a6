/**
 * All the text of the crisis dialog. Rules: no emoji, no exclamation mark, no praise, no
 * promise that someone is watching. Adults read at grade 8 or lower, children at grade 5 or lower.
 */
export interface CrisisDialogCopy {
  readonly title: string;
  readonly lead: string;
  /** Shown first to children; null for adults. */
  readonly trustedAdult: { readonly title: string; readonly text: string } | null;
  readonly call: string;
  readonly callHint: string;
  readonly recommended: string;
  readonly emergencyHint: string;
  readonly text: string;
  readonly textHint: string;
  readonly textAnyHint: string;
  readonly chat: string;
  readonly chatHint: string;
  readonly immediateDanger: string;
  readonly languageHelp: string;
  readonly plan: string;
  readonly planHint: string;
  readonly ground: string;
  readonly groundHint: string;
  readonly groundSteps: readonly [string, string, string, string, string];
  readonly groundAfter: string;
  readonly morePlaces: string;
  readonly unitedStates: string;
  readonly locator: string;
  readonly locatorHint: string;
  readonly international: string;
  readonly internationalHint: string;
  readonly veterans: string | null;
  readonly whatToSay: string;
  readonly sayLines: readonly [string, string, string];
  readonly sayAfter: string;
  readonly newTab: string;
  readonly close: string;
  readonly quickExit: string;
  readonly quickExitNote: string;
  readonly footer: string;
  /** For people who are being harmed by someone. */
  readonly harm: {
    /**
     * For children: a grown-up outside the home, because the home may be the danger (contract 8).
     */
    readonly trustedAdult: { readonly title: string; readonly text: string } | null;
    readonly callHint: string;
    readonly chatHint: string;
    /** Shown next to the lines for thoughts of dying. */
    readonly line: string;
    /** Shown next to the lines for harm by others. */
    readonly dying: string;
  };
}
