import { json, sealedTable } from "@/lib/shared/sealed-table";
import { outboxPayload } from "./schema";

/** Under the service key: a mail has to leave also when the person it is about is gone. */
export const outboxSeal = sealedTable("outbox", { payload: json(outboxPayload) });
