import { sealedTable, text } from "@/lib/shared/sealed-table";

/**
 * Both are sealed with the key of the person concerned: what staff wrote about them goes when they
 * do.
 */
export const noteSeal = sealedTable("incident_notes", { text, strikeReason: text });
export const grantSeal = sealedTable("break_glass_grants", { reason: text });
