import type { Ctx } from "@/lib/ports/context";
import { createContext } from "../providers";
import { answer } from "./answers";
import { readCapped } from "./body";
import { admit } from "./door";
import type { Handler, RouteArguments } from "./handler";

/** Maximum size in bytes. An invoice with many lines exceeds the normal body limit. */
const LIMIT = 512 * 1024;

interface Delivered {
  readonly rawBody: string;
  readonly signature: string;
}

/**
 * A call from an outside service, authenticated by a signature over its exact bytes. The verb
 * checks the signature.
 */
export function webhookRoute(
  { name, header }: { name: string; header: string },
  verb: (ctx: Ctx, delivered: Delivered) => Promise<unknown>,
): Handler {
  const handle = (request: Request, args: RouteArguments): Promise<Response> =>
    admit(request, args, { rawBody: true, signed: true }, async ({ ctx }) => {
      const rawBody = await readCapped(request, LIMIT);
      const signature = request.headers.get(header) ?? "";
      const job = await createContext({ kind: "job", name }, ctx.requestId);
      return answer(await verb(job, { rawBody, signature }), 200);
    });
  return Object.assign(handle, { access: "signature" as const });
}
