import type { z } from "zod";
import { Failure } from "@/lib/shared/failure";
import { type Access, type CtxFor, requireAccess } from "./access";
import { admit } from "./door";
import type { Handler, RouteArguments } from "./handler";

/** A long file that a verb produces piece by piece. `name` is plain ASCII. */
interface Download {
  readonly name: string;
  readonly type: string;
  readonly text: AsyncIterable<string>;
}

/**
 * Minimum characters collected before sending, because many small pieces would mean many small
 * packets.
 */
const CHUNK = 16_384;

/**
 * A read whose response is a file, generated while it's being downloaded. Nothing is stored, and if
 * the client disconnects, generation stops too. A failure midway breaks the connection, so half a
 * file can't be mistaken for a whole one. Other sites can't trigger it, because that would put a
 * file with all of a person's data on a device others may use.
 */
export function downloadRoute<A extends Access, S extends z.ZodType>(
  { access, input }: { readonly access: A; readonly input: S },
  verb: (ctx: CtxFor<A>, input: z.output<S>) => Promise<Download>,
): Handler {
  const handle = (request: Request, args: RouteArguments): Promise<Response> =>
    admit(request, args, {}, async (admitted) => {
      const ctx = await requireAccess(admitted.ctx, access, request.headers);
      if (request.headers.get("sec-fetch-site") === "cross-site") {
        throw new Failure("foreign_origin", "This request came from another site");
      }
      const { name, type, text } = await verb(ctx, input.parse(admitted.input) as z.output<S>);
      const body = streamOf(text, (error) => admitted.ctx.log.error("download-failed", error));
      return new Response(body, {
        headers: {
          "content-type": type,
          "content-disposition": `attachment; filename="${name}"`,
          "cache-control": "private, no-store, no-transform",
          "x-content-type-options": "nosniff",
        },
      });
    });
  return Object.assign(handle, { access, input });
}

function streamOf(
  text: AsyncIterable<string>,
  failed: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const pieces = text[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        let chunk = "";
        while (chunk.length < CHUNK) {
          const { done, value } = await pieces.next();
          if (done) {
            if (chunk) controller.enqueue(encoder.encode(chunk));
            controller.close();
            return;
          }
          chunk += value;
        }
        controller.enqueue(encoder.encode(chunk));
      } catch (error) {
        failed(error);
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}
