import type { Given, Person, World } from "./world";

/**
 * One call: what each is answered, in the order of `PEOPLE`, and how the owner's request is made so
 * that it succeeds.
 */
export interface Row {
  /** Ten statuses by hand: visitor owner partner other waiting child teen pin clinician admin. */
  readonly cells: string;
  /** Makes what the request is about, and the request; everybody sends the same. */
  readonly given?: (world: World) => Given | Promise<Given>;
  /** Who beside the owner may read what the owner wrote. */
  readonly seenBy?: readonly Person[];
  /**
   * What opens a door that asks for a signature or a secret in place of a person: answered 200 to a
   * visitor.
   */
  readonly withProof?: (world: World) => Given;
  /** Ends the caller's session or account: everybody is somebody new. */
  readonly fresh?: boolean;
}

export type Rows = Readonly<Record<string, Row>>;

/** Rows that many calls share; whatever differs is written out. */
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
