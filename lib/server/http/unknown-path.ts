import { notFound } from "@/lib/shared/failure";
import { admit } from "./door";
import type { Handler } from "./handler";

/** Any /api path that does not exist: JSON, as every answer under /api (API-08). */
export const unknownPath: Handler = Object.assign(
  (request: Request, args: Parameters<Handler>[1]) =>
    admit(request, args, {}, async () => {
      throw notFound("This address");
    }),
  { access: "anyone" as const },
);
