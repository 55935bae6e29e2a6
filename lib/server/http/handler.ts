import type { z } from "zod";
import type { Access } from "./access";

/** The second argument Next passes to a route handler. */
export interface RouteArguments {
  readonly params: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * A route handler that carries its guard and input schema, so tests can walk app/, find unguarded
 * handlers, and send each one unexpected input.
 */
export type Handler = ((request: Request, args: RouteArguments) => Promise<Response>) & {
  readonly access: Access;
  readonly input?: z.ZodType;
  /** A stand-in for a method the path doesn't have. It returns 405. */
  readonly missing?: true;
};
