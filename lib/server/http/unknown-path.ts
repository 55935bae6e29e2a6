import { notFound } from "@/lib/shared/failure";
import { admit } from "./door";
import type { Handler } from "./handler";

/** Responds in JSON to any /api path that doesn't exist, like everything under /api (API-08). */
export const unknownPath: Handler = Object.assign(
  (request: Request, args: Parameters<Handler>[1]) =>
    admit(request, args, {}, async () => {
      throw notFound("This address");
    }),
  { access: "anyone" as const },
);
