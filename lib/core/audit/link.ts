import { createHash } from "node:crypto";

/** The audit row fields covered by a link. */
export interface ChainedRow {
  readonly seq: bigint;
  readonly actor: string;
  readonly action: string;
  readonly subject: string | null;
  readonly resource: string | null;
  readonly outcome: string;
  readonly reason: string | null;
  readonly requestId: string | null;
  readonly createdAt: Date;
}

/** Serializes a row as JSON in a fixed order, so the same row always gives the same bytes. */
const canonical = (row: ChainedRow): string =>
  JSON.stringify([
    row.seq.toString(),
    row.actor,
    row.action,
    row.subject,
    row.resource,
    row.outcome,
    row.reason,
    row.requestId,
    row.createdAt.toISOString(),
  ]);

/** A row's link: hex SHA-256 over the previous link and the row (R-09; HIPAA 164.312(c)). */
export const linkOf = (previous: string, row: ChainedRow): string =>
  createHash("sha256")
    .update(`${previous}\n${canonical(row)}`)
    .digest("hex");
