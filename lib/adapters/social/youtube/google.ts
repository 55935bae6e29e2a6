import { z } from "@/lib/shared/zod-messages";
import { ask, askJson, type PlatformError, type PlatformRequest } from "../ask";
import { kindOfCode } from "../refusal-codes";

export interface GoogleOptions {
  readonly apiKey?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
  /** Null means Google's own URLs. */
  readonly apiBase: string | null;
}

const reasons = z
  .array(z.object({ reason: z.string().optional() }))
  .optional()
  .catch(undefined);
const errorBody = z.union([
  z.object({
    error: z.object({
      message: z.string().optional(),
      errors: reasons,
      // The newer format (google.aip.dev/193), which may come without `errors`.
      details: reasons,
      status: z.string().optional().catch(undefined),
    }),
  }),
  // The OAuth 2.0 error format (RFC 6749, 5.2).
  z.object({ error: z.string(), error_description: z.string().optional() }),
]);

function judge(status: number, body: unknown): PlatformError {
  const told = errorBody.safeParse(body).data;
  if (!told) return { kind: null, reason: null };
  if (typeof told.error === "string") {
    const { error_description: described } = told as { error_description?: string };
    const reason = described ?? told.error;
    const code = told.error;
    if (kindOfCode("google", [code]) === "expired") return { kind: "expired", reason, code };
    // A 401 in this format is about our own credentials ("invalid_client"), not the authorization.
    return { kind: status === 401 ? "refused" : null, reason, code };
  }
  const { message = null, errors = [], details = [], status: name } = told.error;
  const given = [...details, ...errors].map(({ reason }) => reason);
  const kind = kindOfCode("google", [...given, name]);
  // After a server error we can't tell whether a video was published, whatever the error is called.
  return {
    kind: status >= 500 ? null : kind,
    reason: message,
    code: given.find((reason) => reason !== undefined) ?? name,
  };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export interface Google {
  readonly apiKey: string | null;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The URL where a person authorizes. */
  readonly dialog: string;
  /** `path` starts with a slash. */
  api<S extends z.ZodType>(
    path: string,
    token: string | null,
    asked: PlatformRequest,
    schema: S,
  ): Promise<z.output<S>>;
  /** For uploads, whose responses are judged by status. */
  upload(address: string, token: string, asked: PlatformRequest): Promise<Response>;
  /** Whether an upload URL belongs to Google's upload host. The token is sent nowhere else. */
  isUpload(address: string): boolean;
  readonly uploads: string;
  oauth<S extends z.ZodType>(
    call: "token" | "revoke",
    form: Record<string, string>,
    schema: S,
  ): Promise<z.output<S>>;
}

export function createGoogle({
  apiKey,
  clientId,
  clientSecret,
  apiBase,
}: GoogleOptions): Google | null {
  if (!clientId || !clientSecret) return null;
  const api = `${apiBase ?? "https://www.googleapis.com"}/youtube/v3`;
  const uploads = `${apiBase ?? "https://www.googleapis.com"}/upload/youtube/v3/videos`;
  return {
    apiKey: apiKey ?? null,
    clientId,
    clientSecret,
    dialog: `${apiBase ?? "https://accounts.google.com"}/o/oauth2/v2/auth`,
    uploads,
    isUpload: (address) =>
      URL.canParse(address) && new URL(address).origin === new URL(uploads).origin,
    api: (path, token, asked, schema) =>
      askJson(
        `${api}${path}`,
        { ...asked, headers: { ...asked.headers, ...(token ? bearer(token) : {}) } },
        judge,
        schema,
      ),
    upload: (address, token, asked) =>
      ask(address, { ...asked, headers: { ...asked.headers, ...bearer(token) } }, judge),
    oauth: (call, form, schema) =>
      askJson(
        `${apiBase ?? "https://oauth2.googleapis.com"}/${call}`,
        { method: "POST", form },
        judge,
        schema,
      ),
  };
}
