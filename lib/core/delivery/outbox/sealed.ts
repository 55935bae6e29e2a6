import { json, sealedTable } from "@/lib/shared/sealed-table";
import { outboxPayload } from "./schema";

/**
 * Sealed under the service key, because a mail must go out even if the person it's about is gone.
 */
export const outboxSeal = sealedTable("outbox", { payload: json(outboxPayload) });
