import { requestFailed } from "@/lib/client/admin-session";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";

const { toast: copy } = PAGES_COPY;

/**
 * The reason for a failure: the server's message if it wrote one for people, otherwise the staff
 * area's (ERR-27).
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.offline;
  return (
    (error.status < 500 || error.status === 503 ? error.detail.message : undefined) ??
    requestFailed(error)
  );
}

/**
 * An expired session is announced elsewhere, which also redirects; no second message may cover that
 * one (ERR-02, ERR-26).
 */
export function showFailureToast(title: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return;
  toast({ title, description: reasonOf(error), variant: "destructive" });
}

/** The server's issues by field, joined and without duplicates. */
export function issuesOf(error: unknown): Readonly<Record<string, string>> {
  const issues = error instanceof ApiError ? (error.detail.issues ?? []) : [];
  return byField(issues);
}

/** Groups by the first path segment: "hashtags.1" belongs to the field "hashtags". */
export function byField(
  issues: readonly { path: string; message: string }[],
): Readonly<Record<string, string>> {
  const fields = new Map<string, Set<string>>();
  for (const { path, message } of issues) {
    const [field = path] = path.split(".");
    fields.set(field, (fields.get(field) ?? new Set()).add(message));
  }
  return Object.fromEntries(
    [...fields].map(([field, messages]) => [field, [...messages].join(" ")]),
  );
}

/** The server's issue messages as a flat list, without duplicates. */
export const complaintsOf = (error: unknown): readonly string[] => [
  ...new Set(
    error instanceof ApiError ? (error.detail.issues ?? []).map(({ message }) => message) : [],
  ),
];
