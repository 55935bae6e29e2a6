import type { z } from "zod";
import { type Access, type CtxFor, requireAccess } from "./access";
import { admit } from "./door";
import type { Handler, RouteArguments } from "./handler";
import { countWrite, type WriteLimit } from "./limits";

/** A file that a verb produces. `name` is plain ASCII. */
interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface FileSpec<A extends Access, S extends z.ZodType> {
  readonly access: A;
  readonly input: S;
  readonly type: string;
  /** Counted like a write, because each call generates the file again. */
  readonly limit: WriteLimit;
}

/** A read whose response is a file to keep. Refusals are JSON, like everywhere else. */
export function fileRoute<A extends Access, S extends z.ZodType>(
  { access, input, type, limit }: FileSpec<A, S>,
  verb: (ctx: CtxFor<A>, input: z.output<S>) => Promise<MadeFile>,
): Handler {
  const handle = (request: Request, args: RouteArguments): Promise<Response> =>
    admit(request, args, {}, async (admitted) => {
      const ctx = await requireAccess(admitted.ctx, access, request.headers);
      if (ctx.actor.kind === "member")
        await countWrite(ctx.db, limit, ctx.actor.user.id, ctx.now());
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
  return Object.assign(handle, { access, input });
}
