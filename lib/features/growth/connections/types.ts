/** A platform's state as staff see it: flags, never a credential (AMKT-03, AMKT-05). */
export type PlatformState = {
  readonly connected: boolean;
  readonly message?: string;
  /** The authorization covers several accounts, and no one has chosen one for posts yet. */
  readonly choose?: true;
} & {
  readonly [credential: string]: boolean | string | undefined;
};

/** The result of a connection test. */
export interface TestResult {
  readonly connected: boolean;
  readonly message: string;
  /** Where to authorize, if an authorization is missing. */
  readonly authUrl?: string;
}

/** One of the accounts an authorization covers. */
export interface ShownAccount {
  readonly id: string;
  readonly name: string;
  readonly chosen: boolean;
}
