import type { Access } from "./access";

/** What Next hands to a route handler beside the request. */
export interface RouteArguments {
  readonly params: Promise<Record<string, string | string[] | undefined>>;
}

/** A route handler that carries its guard, so that a test can walk app/ and find the unguarded ones. */
export type Handler = ((request: Request, args: RouteArguments) => Promise<Response>) & { readonly access: Access };
