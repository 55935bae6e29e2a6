import type { Db } from "@/lib/ports/db";

interface AuditRow {
  readonly actor: string;
  readonly action: string;
  readonly outcome: string;
  readonly subject?: string;
  readonly resource?: string;
  readonly reason?: string;
  readonly requestId: string;
  readonly createdAt: Date;
}

export async function insertAuditEvent(db: Db, row: AuditRow): Promise<void> {
  await db.auditEvent.create({ data: row, select: { seq: true } });
}
