import { json, sealedTable } from "@/lib/shared/sealed-table";
import { outboxPayload } from "./schema";

/**
 * Encrypted with the service key, because a mail must go out even after the person it's about was
 * erased.
 */
export const outboxSeal = sealedTable("outbox", { payload: json(outboxPayload) });
