import { sealedTable, text } from "@/lib/shared/sealed-table";

/**
 * Sealed under the key of the person concerned. Clinicians' verbs unwrap it, and every such read is
 * audited.
 */
export const incidentSeal = sealedTable("crisis_incidents", {
  description: text,
  actionTaken: text,
  excerpt: text,
});
