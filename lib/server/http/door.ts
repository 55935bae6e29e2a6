import { worstOf } from "@/lib/crisis/compare-findings";
import { type FoundFlags, foundFlags } from "@/lib/crisis/crisis-flags";
import { detectCrisis } from "@/lib/crisis/detect";
import type { Ctx } from "@/lib/ports/context";
import type { ExtraRead } from "@/lib/ports/db";
import { Failure, type FailureCode } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { z } from "@/lib/shared/zod-messages";
import { isDatabaseAway } from "../db";
import { createLog } from "../log";
import { createContext, settings } from "../providers";
import { resolveCaller } from "../session";
import { type Access, lacksRole } from "./access";
import { addressOf } from "./address";
import { answer, answerFailure, toFailure } from "./answers";
import { readBody } from "./body";
import { dressAsData } from "./data-headers";
import { type Defer, deferWork } from "./deferred-work";
import type { RouteArguments } from "./handler";
import { countedWith, countRead, isBeyond, refuseBeyond, type WriteLimit } from "./limits";
import { loggedPath } from "./logged-path";
import { refuseForeignOrigin } from "./origin";
import { examineRefused, passesWithConcern, textsIn } from "./refusal";
import { regionOf } from "./region";
import { isFromUnnamedProxy } from "./unnamed-proxy";

/** An admitted request: who sent it and what it contains. */
export interface AdmittedRequest {
  readonly request: Request;
  readonly ctx: Ctx;
  readonly input: Record<string, unknown>;
  readonly bodyText: string;
  /** The result of `Door.extraRead`; null if it found nothing. */
  readonly extraRead: unknown;
}

export interface Door {
  readonly access?: Access;
  readonly limit?: WriteLimit | undefined;
  /** The Stripe webhook reads its own raw body. */
  readonly rawBody?: boolean;
  /**
   * Data read in the same statement as the session, based on the input. None of it is revealed
   * before access is granted.
   */
  readonly extraRead?: (input: Record<string, unknown>, request: Request) => ExtraRead | undefined;
  /**
   * The request is authenticated by a signature, so the browser's origin doesn't matter (contract
   * 5).
   */
  readonly signed?: boolean;
}

type Work = (admitted: AdmittedRequest) => Promise<Response>;

/**
 * Every request passes through here: id, body size, origin, session and limits, then `work`, then
 * one log line.
 */
export async function admit(
  request: Request,
  args: RouteArguments,
  door: Door,
  work: Work,
): Promise<Response> {
  const requestId = newId();
  const log = createLog(requestId);
  const started = performance.now();
  const seen: { ctx?: Ctx; body?: unknown } = {};
  const { defer, release } = deferWork();
  let response: Response;
  try {
    response = await work(await enter(request, args, door, { requestId, seen, defer }));
  } catch (error) {
    response = await refuse(error, door, seen, log);
  } finally {
    release();
  }
  response.headers.set("x-request-id", requestId);
  dressAsData(response.headers);
  log.info("request", {
    method: request.method,
    path: loggedPath(new URL(request.url).pathname),
    status: response.status,
    ms: Math.round(performance.now() - started),
  });
  return response;
}

interface Entering {
  readonly requestId: string;
  /** The parts of the request known so far, used to build a refusal. */
  readonly seen: { ctx?: Ctx; body?: unknown };
  readonly defer: Defer;
}

async function enter(
  request: Request,
  args: RouteArguments,
  door: Door,
  { requestId, seen, defer }: Entering,
): Promise<AdmittedRequest> {
  if (!door.signed) refuseForeignOrigin(request, settings().appUrl);
  const reading = request.method === "GET" || request.method === "HEAD";
  const body = reading || door.rawBody ? { text: "", value: {} } : await readBody(request);
  seen.body = body.value;
  const query = reading ? Object.fromEntries(new URL(request.url).searchParams) : {};
  const input = { ...query, ...body.value, ...(await args.params) };
  const now = new Date();
  const { limit = "write" } = door;
  const counted = reading ? undefined : countedWith(limit, now);
  const { actor, extraRead, hits } = await resolveCaller(request, {
    extraRead: door.extraRead?.(input, request),
    counted,
  });
  const ctx = await createContext(actor, requestId, {
    region: regionOf(request.headers),
    address: addressOf(request.headers),
    sharesAddress: isFromUnnamedProxy(request.headers),
    defer,
  });
  seen.ctx = ctx;
  const passes =
    limit === "chat" && hits && isBeyond(limit, hits) && (await passesWithConcern(ctx, body.value));
  if (hits && !passes) refuseBeyond(limit, hits, now);
  if (reading && actor.kind === "member") countRead(actor.user.id, now);
  return { request, ctx, bodyText: body.text, input, extraRead };
}

/**
 * Calls in which staff write about someone else, or for publication, so a refused text is no sign
 * that its author is in crisis.
 */
const AT_WORK: ReadonlySet<Access | undefined> = new Set<Access>(["staff", "clinician", "admin"]);

/**
 * Whether the caller could never have been admitted, and so was writing as themself rather than as
 * staff.
 */
const isOutsider = (ctx: Ctx | undefined, access: Access | undefined): boolean =>
  ctx?.actor.kind === "member" && lacksRole(ctx.actor.user, access);

async function refuse(
  error: unknown,
  { access }: Door,
  seen: { ctx?: Ctx; body?: unknown },
  log: ReturnType<typeof createLog>,
): Promise<Response> {
  const failure = toFailure(error);
  if (failure) {
    noteRefusal(failure, seen.ctx, log);
    const examines =
      !AT_WORK.has(access) || failure.code === "forbidden" || isOutsider(seen.ctx, access);
    const extra =
      seen.ctx && examines ? await examineRefused(seen.ctx, failure.code, seen.body) : {};
    return answerFailure(failure, extra);
  }
  if (isDatabaseAway(error)) {
    log.warn("database-away");
    const away = new Failure(
      "unavailable",
      "Willow can't reach its records right now. Please try again in a moment.",
    );
    return answerFailure(away, await seenUnrecorded(seen.body));
  }
  log.error("request-failed", error);
  const examined = () =>
    seen.ctx ? examineRefused(seen.ctx, "internal", seen.body) : seenUnrecorded(seen.body);
  const extra = AT_WORK.has(access) ? {} : await examined();
  return answer(
    { message: "Something went wrong on our side. Please try again.", code: "internal", ...extra },
    500,
  );
}

/** If nothing can be recorded, or we don't know who wrote the text, the dialog must still open. */
const seenUnrecorded = async (body: unknown): Promise<FoundFlags> =>
  foundFlags(worstOf(await Promise.all(textsIn(body).map((text) => detectCrisis(text)))));

/**
 * Refusals that may indicate an attack. They're logged by account id, so many from one account
 * stand out (ASVS 16.3.2).
 */
const SUSPECT: ReadonlySet<FailureCode> = new Set<FailureCode>([
  "forbidden",
  "foreign_origin",
  "invalid_pin",
  "admin_session_expired",
  "rate_limited",
]);

function noteRefusal(
  { code }: Failure,
  ctx: Ctx | undefined,
  log: ReturnType<typeof createLog>,
): void {
  if (!SUSPECT.has(code)) return;
  log.warn("refused", {
    code,
    actor: ctx?.actor.kind === "member" ? ctx.actor.user.id : "visitor",
  });
}

const idempotencyKey = z.uuid("Idempotency-Key must be a valid UUID").toLowerCase().nullable();

export const idempotencyKeyOf = (request: Request): string | null =>
  idempotencyKey.parse(request.headers.get("idempotency-key"));
