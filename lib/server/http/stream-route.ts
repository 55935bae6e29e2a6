import type { z } from "zod";
import { requireFeature } from "@/lib/features/settings/require-feature";
import type { Exchange } from "@/lib/ports/exchange";
import { Failure } from "@/lib/shared/failure";
import { type Access, type CtxFor, requireAccess, requireConsent } from "./access";
import { answer, toFailure } from "./answers";
import { type Admitted, admit, idempotencyKeyOf } from "./door";
import type { Handler, RouteArguments } from "./handler";
import type { RouteSpec } from "./route";

const EVENT_STREAM = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "private, no-store, no-transform",
  "x-accel-buffering": "no",
};

export function streamRoute<A extends Access, S extends z.ZodType, R>(
  spec: RouteSpec<A, S> & { readonly input: S },
  verb: (ctx: CtxFor<A>, input: z.output<S>, idempotencyKey: string | null) => Promise<Exchange<R>>,
): Handler {
  const handle = (request: Request, args: RouteArguments): Promise<Response> =>
    admit(request, args, { access: spec.access, limit: spec.limit }, async (admitted) => {
      const ctx = await requireAccess(admitted.ctx, spec.access, request.headers);
      requireConsent(admitted.ctx, request.method, spec.beforeConsent);
      if (spec.feature) await requireFeature(admitted.ctx, spec.feature);
      const input = spec.input.parse(admitted.input);
      const exchange = await verb(ctx, input, idempotencyKeyOf(request));
      const streams = /\btext\/event-stream\b/i.test(request.headers.get("accept") ?? "");
      return streams ? stream(admitted, exchange) : answer(exchange.whole(await exchange.run(() => {})), 200);
    });
  return Object.assign(handle, { access: spec.access, input: spec.input, plain: true as const });
}

function stream<R>({ ctx }: Admitted, exchange: Exchange<R>): Response {
  const encoder = new TextEncoder();
  let listening = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // What is there to be said in one turn of the event loop leaves together: each piece by itself is a write of its own.
      let waiting = "";
      const flush = () => {
        if (listening && waiting) controller.enqueue(encoder.encode(waiting));
        waiting = "";
      };
      const send = (event: string, data: unknown) => {
        if (!waiting) setImmediate(flush);
        waiting += `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      };
      const drive = async () => {
        send("accepted", exchange.opening);
        try {
          const result = await exchange.run(
            (text) => send("delta", { text }),
            (opening) => send("accepted", opening),
          );
          send("done", exchange.closing(result));
        } catch (error) {
          const failure = toFailure(error);
          if (!failure) ctx.log.error("stream-failed", error);
          const shown = failure ?? new Failure("unavailable", "The answer was interrupted. Your message is saved.");
          send("error", { message: shown.message });
        }
        flush();
        if (listening) controller.close();
        listening = false;
      };
      const driven = drive();
      // The answer is stored even when the person's connection is gone (contract 6).
      ctx.later(() => driven);
    },
    cancel() {
      listening = false;
    },
  });
  return new Response(body, { status: 200, headers: EVENT_STREAM });
}
