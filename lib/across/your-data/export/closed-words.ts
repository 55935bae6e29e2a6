import { SEALED_COLUMNS } from "@/lib/shared/stored-columns";
import type { Table } from "./fields";

/** Unencrypted columns with text that someone wrote, or with names, which are shown as they are. */
const AS_IT_IS: ReadonlySet<string> = new Set([
  "id",
  "email",
  "firstName",
  "lastName",
  "partnerName",
  "inviterName",
  "ownerName",
  "senderName",
  "name",
  "title",
  "content",
  "provider",
  "providerAccountId",
  "resource",
  "requestId",
  "timeZone",
  "hash",
]);

/**
 * Whether a column's values come from one of our enums. Text that a person wrote is encrypted and
 * shown as written.
 */
export function isClosedWord(table: Table, field: string): boolean {
  const sealed: readonly string[] =
    (SEALED_COLUMNS as Partial<Record<Table, readonly string[]>>)[table] ?? [];
  return !sealed.includes(field) && !AS_IT_IS.has(field);
}
