/**
 * One place where the person is signed in. Of the device nothing is known: nothing is stored about
 * it.
 */
export interface SignInPlace {
  /** ISO 8601. */
  readonly since: string;
  /** The one that asks. */
  readonly here: boolean;
}
