import { sealedTable, text } from "@/lib/shared/sealed-table";

/** Under the child's key, so that erasing the child erases the address too. */
export const consentSeal = sealedTable("consents", { guardianEmail: text });
