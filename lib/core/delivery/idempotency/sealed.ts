import { json, sealedTable } from "@/lib/shared/sealed-table";
import { z } from "@/lib/shared/zod-messages";

export const idempotencySeal = sealedTable("idempotency_keys", { response: json(z.unknown()) });
