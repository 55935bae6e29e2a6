import { sealedTable, text } from "@/lib/shared/sealed-table";

/** An upload URL acts as a key to the upload, so it's sealed like one. */
export const deliverySeal = sealedTable("post_deliveries", { begun: text });
