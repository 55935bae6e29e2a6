import { sealedTable, text } from "@/lib/shared/sealed-table";

/** Sealed under the child's key, so erasing the child erases the address too. */
export const consentSeal = sealedTable("consents", { guardianEmail: text });
