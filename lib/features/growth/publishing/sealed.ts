import { sealedTable, text } from "@/lib/shared/sealed-table";

/** An upload's address is a key to it, so it is kept like one. */
export const deliverySeal = sealedTable("post_deliveries", { begun: text });
