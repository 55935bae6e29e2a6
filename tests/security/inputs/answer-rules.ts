import { z } from "zod";
import type { Answered } from "@/tests/support/request";

/** The error format of contract 5; a crisis adds fields to it. */
const errorForm = z.object({
  message: z.string().min(1),
  code: z.string().min(1).optional(),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string().min(1) })).optional(),
});

/**
 * Words that only the service's internals use: stacks, SQL, the database client, file names,
 * prompts.
 */
const INSIDE =
  /\bat .{1,80}\(.{1,200}:\d+:\d+\)|node_modules|\bprisma\b|postgres|SELECT .{1,60} FROM|INSERT INTO|violates|constraint|syntax error|\.tsx?\b|ECONN|TypeError|undefined|\[object |You are /i;

/** The fault in a response to a bad request; null if there is none. */
export function faultOf({ status, headers, text }: Answered): string | null {
  if (status >= 500) return `answered ${status}`;
  if (!headers.get("x-request-id")) return "no x-request-id";
  if (status < 400 || headers.get("content-type")?.startsWith("text/html")) return null;
  if (!headers.get("content-type")?.startsWith("application/json")) return "an error that is no JSON";
  const form = errorForm.safeParse(JSON.parse(text));
  if (!form.success) return `an error in a form of its own: ${text.slice(0, 200)}`;
  return INSIDE.test(text) ? `tells of the inside: ${text.slice(0, 300)}` : null;
}
