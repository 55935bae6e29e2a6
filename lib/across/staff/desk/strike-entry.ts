import { recordAudit } from "@/lib/core/audit/record-audit";
import { wasReadByGuardian } from "@/lib/core/consent/guardian-read";
import { unmarkGuardianTold } from "@/lib/core/incidents/guardian-told";
import type { Member, MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { REACHES_HOME, STRIKABLE } from "./constants";
import { DESK_COPY } from "./copy";
import { deedLine, withLine } from "./deed-lines";
import { findFirstOf, findLastDeed, findNote, strikeNote } from "./note-repository";
import { changeIncident } from "./repository";
import type { StrikeEntryInput } from "./schema";
import type { ChangedIncident, Incident } from "./types";

const { refused, struck } = DESK_COPY;

/**
 * Strikes an entry made by mistake. Nothing is erased from a clinical record, so the entry stays
 * readable, with who struck it, when and why. It no longer counts as the last action, as the last
 * activity, or as having told a guardian. Runs in the caller's transaction, with the incident
 * locked.
 *
 * @param person the person the incident is about
 * @throws Failure not_found; conflict for events of the service itself, for entries already
 *   struck, and for the outcome of a closed incident
 */
export async function strikeEntry(
  tx: MemberCtx,
  before: Incident,
  person: Member,
  { id, entry, note: reason }: StrikeEntryInput,
): Promise<ChangedIncident> {
  const found = await findNote(tx, id, person.key, entry);
  if (!found) throw notFound(refused.noEntry);
  if (!STRIKABLE.has(found.action)) throw new Failure("conflict", refused.notStrikable);
  if (found.struck) throw new Failure("conflict", refused.struck);
  if (found.action === "resolve" && before.resolved)
    throw new Failure("conflict", refused.strikeAfterReopening);
  await strikeNote(tx, person.key, entry, reason);
  if (found.template && REACHES_HOME.has(found.template))
    await takeBackTold(tx, id, person, found.createdAt);
  // A plain note never appears in the action log.
  const line = found.action === "note" ? "" : deedLine(found);
  const after = await changeIncident(tx, id, person.key, {
    actedAt: await findLastDeed(tx, id),
    ...(line ? { actionTaken: withLine(before, tx, struck({ line, reason })) } : {}),
  });
  await recordAudit(tx, {
    action: "incident.strike",
    outcome: "done",
    subject: person.user.id,
    resource: id,
  });
  return { ...after, entry };
}

/**
 * Unmarks the guardian as told, unless another entry says they were or a guardian has looked since.
 * An entry they've seen on their own page doesn't disappear from it (decision 0042).
 */
async function takeBackTold(tx: MemberCtx, id: string, { user }: Member, at: Date): Promise<void> {
  if (await wasReadByGuardian(tx, user.id, at)) return;
  await unmarkGuardianTold(tx, id, at, await findFirstOf(tx, id, REACHES_HOME));
}
