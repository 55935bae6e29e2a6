import type { z } from "zod";
import { type Attempt, findReplay, once } from "@/lib/core/delivery/idempotency/once";
import type { Feature } from "@/lib/core/settings/constants";
import { requireFeature } from "@/lib/core/settings/require-feature";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { ExtraRead } from "@/lib/ports/db";
import { Failure } from "@/lib/shared/failure";
import { type Access, type CtxFor, requireAccess, requireConsent } from "./access";
import { answer } from "./answers";
import { type AdmittedRequest, admit, type Door, idempotencyKeyOf } from "./door";
import type { Handler, RouteArguments } from "./handler";
import type { WriteLimit } from "./limits";
import { oneByOne } from "./one-by-one";
import { countVisit } from "./visits";

/** How a route differs from the others. Everything else is the same for all of them. */
export interface RouteSpec<A extends Access, S extends z.ZodType, R = unknown> {
  readonly access: A;
  /**
   * Parsed from query and path for reads, and from body and path for changes. The path takes
   * precedence.
   */
  readonly input?: S;
  /**
   * Creates something: honors `Idempotency-Key` and responds with 201 unless `status` says
   * otherwise (contract 5).
   */
  readonly creates?: boolean;
  readonly status?: 200 | 204 | ((value: R) => 200 | 201);
  /** Picks the part of the verb's result to send, if not all of it. */
  readonly present?: (value: R) => unknown;
  /** Extra response headers derived from the result. */
  readonly extraHeaders?: (value: R) => Readonly<Record<string, string>>;
  /** Counts changes; plain reads are counted in memory. */
  readonly limit?: WriteLimit;
  /**
   * Refuses calls while staff have closed this feature. For calls that start or continue something.
   * Reading, leaving, and undoing stay open.
   */
  readonly feature?: Feature;
  /** Open to a child under 13 who has no parent's consent yet (contract 8). */
  readonly beforeConsent?: boolean;
  /** The name of a read that's open to visitors, which is counted by their address. */
  readonly visits?: string;
  /**
   * Data read in the same statement as the session and passed to the verb after the input, so a
   * list that pages poll costs a single statement. Can't be combined with a revision read the same
   * way.
   */
  readonly extraRead?: (input: z.output<S>) => ExtraRead | undefined;
  /**
   * For cheap polling: a token that changes with the response and is known before the response is
   * built.
   */
  readonly revision?: Revision<CtxFor<A>, z.output<S>>;
}

/**
 * Read by its own function or in the same statement as the session, so a poll every few seconds
 * costs a single statement.
 */
type Revision<C, I> = ((ctx: C, input: I) => Promise<string>) | RevisionRead<I>;

interface RevisionRead<I> {
  readonly extraRead: (input: I) => ExtraRead;
  /** The token for the data found. @throws Failure not_found if that's null */
  readonly token: (found: unknown, input: I) => string;
}

/** Work that must stay outside the transaction that commits a creation, such as calling a model. */
interface Prepared<A extends Access, S extends z.ZodType, P> {
  readonly prepare?: (ctx: CtxFor<A>, input: z.output<S>) => Promise<P>;
}

/**
 * Turns a verb into a route handler with the same guards, limits, and error responses for every
 * call.
 */
export function route<A extends Access, S extends z.ZodType, R, P = z.output<S>>(
  spec: RouteSpec<A, S, R> & Prepared<A, S, P>,
  verb: (ctx: CtxFor<A>, input: P, extraRead: unknown) => Promise<R>,
): Handler {
  const door = doorOf(spec);
  const handle = (request: Request, args: RouteArguments): Promise<Response> =>
    admit(request, args, door, async (admitted) => {
      if (spec.visits) countVisit(spec.visits, request.headers, admitted.ctx.now());
      const ctx = await requireAccess(admitted.ctx, spec.access, request.headers);
      requireConsent(admitted.ctx, request.method, spec.beforeConsent);
      if (spec.feature) await requireFeature(admitted.ctx, spec.feature);
      const input = (spec.input ? spec.input.parse(admitted.input) : {}) as z.output<S>;
      const unchanged = await unchangedAnswer(admitted, spec, ctx, input);
      if (unchanged.response) return unchanged.response;
      const attempt = spec.creates ? attemptOf(admitted) : null;
      const ready = async () => (spec.prepare ? await spec.prepare(ctx, input) : input) as P;
      const create = async () => {
        const earlier =
          attempt && spec.prepare ? await findReplay<R>(admitted.ctx as MemberCtx, attempt) : null;
        return earlier ? earlier.value : await perform(admitted, ctx, verb, await ready(), attempt);
      };
      // Work prepared outside the transaction may include a paid model call, so a double press must
      // not run it twice.
      const value =
        attempt && spec.prepare
          ? await oneByOne(nameOf(admitted.ctx, attempt), create)
          : await create();
      const status =
        typeof spec.status === "function"
          ? spec.status(value)
          : (spec.status ?? (spec.creates ? 201 : 200));
      return answer(spec.present ? spec.present(value) : value, status, {
        ...unchanged.headers,
        ...spec.extraHeaders?.(value),
      });
    });
  return Object.assign(handle, { access: spec.access, input: spec.input });
}

/**
 * Adds the extra read to the session statement, before the input is validated. Invalid input reads
 * nothing here and is rejected by the parser later.
 */
function doorOf<A extends Access, S extends z.ZodType, R>({
  access,
  limit,
  revision,
  input,
  extraRead = typeof revision === "object" ? revision.extraRead : undefined,
}: RouteSpec<A, S, R>): Door {
  if (!input || !extraRead) return { access, limit };
  const asked = (given: Record<string, unknown>) => {
    const parsed = input.safeParse(given);
    return parsed.success ? extraRead(parsed.data) : undefined;
  };
  return { access, limit, extraRead: asked };
}

async function unchangedAnswer<A extends Access, S extends z.ZodType, R>(
  { request, extraRead }: AdmittedRequest,
  { revision }: RouteSpec<A, S, R>,
  ctx: CtxFor<A>,
  input: z.output<S>,
): Promise<{ response?: Response; headers: Record<string, string> }> {
  if (!revision) return { headers: {} };
  const token =
    typeof revision === "function" ? await revision(ctx, input) : revision.token(extraRead, input);
  const etag = `W/"${token}"`;
  const headers = { etag };
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  if (!known.includes(etag)) return { headers };
  return {
    response: new Response(null, {
      status: 304,
      headers: { ...headers, "cache-control": "private, no-store" },
    }),
    headers,
  };
}

/**
 * The attempt of a creation with an `Idempotency-Key` (contract 5). Null without a key or for a
 * visitor.
 */
function attemptOf({ request, ctx, bodyText }: AdmittedRequest): Attempt | null {
  const key = idempotencyKeyOf(request);
  if (!key || ctx.actor.kind !== "member") return null;
  return { key, route: new URL(request.url).pathname, body: bodyText };
}

/** Identifies an attempt by account and key. */
const nameOf = (ctx: Ctx, { key }: Attempt): string =>
  `${ctx.actor.kind === "member" ? ctx.actor.user.id : ""} ${key}`;

/** Commits the key, the work, and the result together. */
async function perform<C extends Ctx, P, R>(
  { ctx: asked, extraRead }: AdmittedRequest,
  ctx: C,
  verb: (ctx: C, input: P, extraRead: unknown) => Promise<R>,
  ready: P,
  attempt: Attempt | null,
): Promise<R> {
  if (!attempt) return verb(ctx, ready, extraRead);
  const { value } = await once(asked as MemberCtx, attempt, (tx) =>
    verb(tx as unknown as C, ready, extraRead),
  );
  return value;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** All handlers of one path. A missing method gets a 405 in the shape of contract 5. */
export function resource(handlers: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  const allowed = METHODS.filter((method) => handlers[method]).join(", ");
  const refuse: Handler = Object.assign(
    (request: Request, args: RouteArguments) =>
      admit(request, args, {}, async () => {
        throw new Failure("method_not_allowed", `Use one of: ${allowed}`);
      }),
    { access: "anyone" as const, missing: true as const },
  );
  return Object.fromEntries(
    METHODS.map((method) => [method, handlers[method] ?? refuse]),
  ) as Record<Method, Handler>;
}
