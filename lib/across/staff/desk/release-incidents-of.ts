import { insertNote } from "@/lib/across/staff/desk/note-repository";
import { releaseAllOf } from "@/lib/across/staff/desk/repository";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { findPerson } from "@/lib/core/identity/queries";
import type { Ctx } from "@/lib/ports/context";
import { queueHandOver } from "./queue-hand-over";

/**
 * Gives the incidents of someone who may no longer work at the desk back to it. The open ones wait
 * again, each gets a note on its record, and the clinicians are told. Runs in the transaction that
 * removes the role or the account. The caller sends the mails afterwards (`drainOutbox`). Returns
 * how many there were.
 */
export async function releaseIncidentsOf(ctx: Ctx, userId: string): Promise<number> {
  const released = await releaseAllOf(ctx, userId);
  for (const incident of released) {
    const person = await findPerson(ctx, incident.userId);
    if (!person) continue;
    await insertNote(ctx, incident.id, person.key, { action: "assign" });
    await recordAudit(ctx, {
      action: "incident.release",
      outcome: "done",
      subject: person.user.id,
      resource: incident.id,
    });
    await queueHandOver(ctx, { ...incident, assignedTo: null });
  }
  return released.length;
}
