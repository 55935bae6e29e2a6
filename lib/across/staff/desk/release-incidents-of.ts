import { insertNote } from "@/lib/across/staff/desk/note-repository";
import { promiseHandOver } from "@/lib/across/staff/desk/promise-hand-over";
import { releaseAllOf } from "@/lib/across/staff/desk/repository";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { findPerson } from "@/lib/core/identity/find-person";
import type { Ctx } from "@/lib/ports/context";

/**
 * Gives back to the desk whatever somebody works on who may not work there any more: their open
 * incidents wait again, the clinicians are told, and each has it on its record. For the transaction
 * that takes the role or the account; whoever calls this sends the mails afterwards
 * (`drainOutbox`). Answers how many.
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
    await promiseHandOver(ctx, { ...incident, assignedTo: null });
  }
  return released.length;
}
