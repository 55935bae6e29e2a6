import type { Given, Person, World } from "./world";

/**
 * One call: the expected status for each person, in the order of `PEOPLE`, and a request that
 * succeeds for the owner.
 */
export interface Row {
  /** Ten statuses by hand: visitor owner partner other waiting child teen pin clinician admin. */
  readonly cells: string;
  /** Creates the request and everything it refers to; all people send the same one. */
  readonly given?: (world: World) => Given | Promise<Given>;
  /** People besides the owner who may read the owner's texts. */
  readonly seenBy?: readonly Person[];
  /**
   * Proof for calls that require a signature or secret instead of a person; with it, a visitor gets
   * a 200.
   */
  readonly withProof?: (world: World) => Given;
  /** Ends the caller's session or account, so each request gets a new person. */
  readonly fresh?: boolean;
}

export type Rows = Readonly<Record<string, Row>>;

/** Rows that many calls share; all others are written out. */
export const EVERYBODY = "200 200 200 200 200 200 200 200 200 200";
export const EACH_FOR_THEMSELF = "401 200 200 200 200 200 200 200 200 200";
export const EACH_MAKES_THEIR_OWN = "401 201 201 201 403 201 201 201 201 201";
export const OWN_READ = "401 200 404 404 404 404 404 404 404 404";
export const OWN_CHANGE = "401 200 404 404 403 404 404 404 404 404";
export const OWN_REMOVAL = "401 204 404 404 403 404 404 404 404 404";
export const NOBODY_WITHOUT_THE_SECRET = "401 401 401 401 401 401 401 401 401 401";

export const ADULTS_READ = "401 200 200 200 403 403 403 200 200 200";
export const ADULTS_MAKE = "401 201 201 201 403 403 403 201 201 201";
export const OWN_ADULT_CHANGE = "401 200 404 404 403 403 403 404 404 404";
export const OWN_ADULT_REMOVAL = "401 204 404 404 403 403 403 404 404 404";
export const OF_THE_TWO = "401 200 200 404 403 403 403 404 404 404";
export const MADE_BY_THE_TWO = "401 201 201 404 403 403 403 404 404 404";
