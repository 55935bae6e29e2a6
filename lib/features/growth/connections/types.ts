/** A platform's state as staff see it: flags, never a value (AMKT-03, AMKT-05). */
export type PlatformState = {
  readonly connected: boolean;
  readonly message?: string;
  /**
   * The authorization opens several accounts, and nobody has said yet which of them posts go to.
   */
  readonly choose?: true;
} & {
  readonly [credential: string]: boolean | string | undefined;
};

/** What a test of a connection found. */
export interface TestResult {
  readonly connected: boolean;
  readonly message: string;
  /** Where to authorize, when that is what is missing. */
  readonly authUrl?: string;
}

/** One of the accounts that an authorization opens. */
export interface ShownAccount {
  readonly id: string;
  readonly name: string;
  readonly chosen: boolean;
}
