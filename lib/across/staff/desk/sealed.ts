import { sealedTable, text } from "@/lib/shared/sealed-table";

/**
 * Both are encrypted with the key of the person they're about, so what staff wrote is erased with
 * that person.
 */
export const noteSeal = sealedTable("incident_notes", { text, strikeReason: text });
export const grantSeal = sealedTable("break_glass_grants", { reason: text });
