import { sealedTable, text } from "@/lib/shared/sealed-table";

/** Encrypted with the child's key, so erasing the child also erases the address. */
export const consentSeal = sealedTable("consents", { guardianEmail: text });
