import type { z } from "zod";
import { type Access, type CtxFor, requireAccess } from "./access";
import { admit } from "./door";
import type { Handler, RouteArguments } from "./handler";

/** What a verb hands out to be kept. `name` is plain ASCII. */
interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface FileSpec<A extends Access, S extends z.ZodType> {
  readonly access: A;
  readonly input: S;
  readonly type: string;
}

/** A read whose answer is a file to keep; refusals are answered as JSON like everywhere. */
export function fileRoute<A extends Access, S extends z.ZodType>(
  { access, input, type }: FileSpec<A, S>,
  verb: (ctx: CtxFor<A>, input: z.output<S>) => Promise<MadeFile>,
): Handler {
  const handle = (request: Request, args: RouteArguments): Promise<Response> =>
    admit(request, args, {}, async (admitted) => {
      const ctx = requireAccess(admitted.ctx, access);
      const { name, bytes } = await verb(ctx, input.parse(admitted.input) as z.output<S>);
      return new Response(new Uint8Array(bytes), {
        headers: {
          "content-type": type,
          "content-disposition": `attachment; filename="${name}"`,
          "content-length": String(bytes.byteLength),
          "cache-control": "private, no-store",
        },
      });
    });
  return Object.assign(handle, { access });
}
