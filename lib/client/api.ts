import { heldAdminToken } from "./admin-token";
import { noteConcern } from "./concern";
import { underWay } from "./under-way";

/**
 * A non-successful response. The message is the status code, ": " and the body's text, or the
 * status text if the body is empty (ERR-01).
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  constructor(
    readonly status: number,
    readonly body: string,
    readonly statusText: string,
    /** Seconds until a retry may work, if the server says so (`Retry-After`). */
    readonly retryAfterSeconds: number | null = null,
    /** The response headers. */
    readonly headers: Headers = new Headers(),
  ) {
    super(`${status}: ${body || statusText}`);
  }

  /** The parsed error body. Empty if it isn't a JSON object. */
  get detail(): {
    message?: string;
    code?: string;
    crisis_detected?: boolean;
    concern?: string;
    crisis_kind?: string;
    issues?: { path: string; message: string }[];
  } {
    try {
      const parsed: unknown = JSON.parse(this.body);
      return typeof parsed === "object" && parsed !== null ? parsed : {};
    } catch {
      return {};
    }
  }
}

/**
 * Whether the session is missing or expired: the message starts with "401: " and contains
 * "Unauthorized" (ERR-02).
 */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error &&
  error.message.startsWith("401: ") &&
  error.message.includes("Unauthorized");

/** A path that starts with a slash is used as is. Any other is relative to /api/ (API-02). */
const addressOf = (path: string): string => (path.startsWith("/") ? path : `/api/${path}`);

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
}

/**
 * For a read that a page repeats by itself, so it doesn't keep an unattended staff session alive.
 */
export const IN_BACKGROUND = {
  headers: { "x-background-read": "1" },
} as const satisfies CallOptions;

/**
 * All calls to the server go through here. They always send cookies (API-03), and a JSON content
 * type only with a body (API-04).
 *
 * @throws ApiError for a non-successful response; TypeError without a network
 */
export async function call(
  method: string,
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<Response> {
  const token = heldAdminToken();
  const asked = fetch(addressOf(path), {
    method,
    credentials: "include",
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { "x-admin-session-token": token } : {}),
      ...options.headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: options.signal,
    keepalive: options.keepalive,
  });
  const response = await (method === "GET" ? asked : underWay(asked));
  if (response.ok) return response;
  const error = await errorOf(response);
  if (method !== "GET") noteConcern(addressOf(path), error.detail);
  throw error;
}

async function errorOf(response: Response): Promise<ApiError> {
  const wait = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ApiError(
    response.status,
    await response.text(),
    response.statusText,
    Number.isFinite(wait) && wait > 0 ? wait : null,
    response.headers,
  );
}

async function json<T>(
  method: string,
  path: string,
  body?: unknown,
  options?: CallOptions,
): Promise<T> {
  const response = await call(method, path, body, options);
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  if (method !== "GET") noteConcern(addressOf(path), answer);
  return answer as T;
}

export const api = {
  get: <T>(path: string, options?: CallOptions) => json<T>("GET", path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: CallOptions) =>
    json<T>("POST", path, body, options),
  put: <T>(path: string, body?: unknown, options?: CallOptions) =>
    json<T>("PUT", path, body, options),
  patch: <T>(path: string, body?: unknown, options?: CallOptions) =>
    json<T>("PATCH", path, body, options),
  delete: <T = void>(path: string, options?: CallOptions) =>
    json<T>("DELETE", path, undefined, options),
};
