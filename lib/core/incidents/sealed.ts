import { sealedTable, text } from "@/lib/shared/sealed-table";

/**
 * Encrypted with the key of the person the incident is about. Clinicians' verbs unwrap it, and
 * every such read is audited.
 */
export const incidentSeal = sealedTable("crisis_incidents", {
  description: text,
  actionTaken: text,
  excerpt: text,
});
