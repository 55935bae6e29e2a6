import { timingSafeEqual } from "node:crypto";
import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { hashToken } from "@/lib/shared/ids";
import { env } from "../env";
import { createContext } from "../providers";
import { answer } from "./answers";
import { admit } from "./door";
import type { Handler, RouteArguments } from "./handler";

/**
 * A job that the platform's scheduler calls with the cron secret. Safe to run twice and in parallel
 * (contract 6).
 */
export function cronRoute(
  name: string,
  job: (ctx: Ctx) => Promise<Record<string, number>>,
): Handler {
  const handle = (request: Request, args: RouteArguments): Promise<Response> =>
    admit(request, args, { rawBody: true }, async ({ ctx }) => {
      requireCronSecret(request);
      return answer(await job(await createContext({ kind: "job", name }, ctx.requestId)), 200);
    });
  return Object.assign(handle, { access: "job" as const });
}

function requireCronSecret(request: Request): void {
  const given = hashToken(request.headers.get("authorization") ?? "");
  const expected = hashToken(`Bearer ${env().CRON_SECRET}`);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
    throw new Failure("unauthorized", "Unauthorized");
}
