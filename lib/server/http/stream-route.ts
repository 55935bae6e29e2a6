import type { z } from "zod";
import { requireFeature } from "@/lib/core/settings/require-feature";
import type { Exchange } from "@/lib/ports/exchange";
import { Failure } from "@/lib/shared/failure";
import { type Access, type CtxFor, requireAccess, requireConsent } from "./access";
import { answer, toFailure } from "./answers";
import { type AdmittedRequest, admit, idempotencyKeyOf } from "./door";
import type { Handler, RouteArguments } from "./handler";
import type { RouteSpec } from "./route";

const EVENT_STREAM = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "private, no-store, no-transform",
  "x-accel-buffering": "no",
};

interface StreamSpec<A extends Access, S extends z.ZodType>
  extends Pick<RouteSpec<A, S>, "access" | "limit" | "feature" | "beforeConsent"> {
  readonly input: S;
}

export function streamRoute<A extends Access, S extends z.ZodType, R>(
  spec: StreamSpec<A, S>,
  verb: (ctx: CtxFor<A>, input: z.output<S>, idempotencyKey: string | null) => Promise<Exchange<R>>,
): Handler {
  const door = { access: spec.access, limit: spec.limit };
  const handle = (request: Request, args: RouteArguments): Promise<Response> =>
    admit(request, args, door, async (admitted) => {
      const ctx = await requireAccess(admitted.ctx, spec.access, request.headers);
      requireConsent(admitted.ctx, request.method, spec.beforeConsent);
      if (spec.feature) await requireFeature(admitted.ctx, spec.feature);
      const input = spec.input.parse(admitted.input);
      const exchange = await verb(ctx, input, idempotencyKeyOf(request));
      const streams = /\btext\/event-stream\b/i.test(request.headers.get("accept") ?? "");
      if (!streams) return answer(exchange.whole(await exchange.run(() => {})), 200);
      return stream(admitted, exchange);
    });
  return Object.assign(handle, { access: spec.access, input: spec.input });
}

type Send = (event: string, data: unknown) => void;

const frame = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Sends all events of an exchange. A failure becomes the last one. */
async function drive<R>(
  { ctx }: AdmittedRequest,
  exchange: Exchange<R>,
  send: Send,
): Promise<void> {
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
    const shown =
      failure ?? new Failure("unavailable", "The answer was interrupted. Your message is saved.");
    send("error", { message: shown.message });
  }
}

function stream<R>(admitted: AdmittedRequest, exchange: Exchange<R>): Response {
  const encoder = new TextEncoder();
  let listening = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Batches everything from one turn of the event loop, since each enqueued piece is a separate
      // write.
      let waiting = "";
      const flush = () => {
        if (listening && waiting) controller.enqueue(encoder.encode(waiting));
        waiting = "";
      };
      const send: Send = (event, data) => {
        if (!waiting) setImmediate(flush);
        waiting += frame(event, data);
      };
      const driven = drive(admitted, exchange, send).then(() => {
        flush();
        if (listening) controller.close();
        listening = false;
      });
      // The answer is stored even if the person's connection is gone (contract 6).
      admitted.ctx.later(() => driven);
    },
    cancel() {
      listening = false;
    },
  });
  return new Response(body, { status: 200, headers: EVENT_STREAM });
}
