import { sealedTable, text } from "@/lib/shared/sealed-table";

export const memorySeal = sealedTable("memory_items", { content: text });
