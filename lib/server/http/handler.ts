import type { z } from "zod";
import type { Access } from "./access";

/** What Next hands to a route handler beside the request. */
export interface RouteArguments {
  readonly params: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * A route handler that carries its guard and what it takes, so that tests can walk app/, find the
 * unguarded ones and send every one what it does not expect.
 */
export type Handler = ((request: Request, args: RouteArguments) => Promise<Response>) & {
  readonly access: Access;
  readonly input?: z.ZodType;
  /** Needs nothing of the framework: our own server may call it itself (decision 0059). */
  readonly plain?: true;
  /** Stands where the path has no such method, and answers 405. */
  readonly missing?: true;
};
