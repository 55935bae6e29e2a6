import { recordAudit } from "@/lib/core/audit/record-audit";
import { wasReadByGuardian } from "@/lib/core/consent/guardian-read";
import { unmarkGuardianTold } from "@/lib/core/incidents/unmark-guardian-told";
import type { Member, MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { REACHES_HOME, STRIKABLE } from "./constants";
import { DESK_COPY } from "./copy";
import { findFirstOf, findLastDeed, findNote, strikeNote } from "./note-repository";
import { changeIncident } from "./repository";
import type { StrikeEntryInput } from "./schema";
import type { ChangedIncident, Incident } from "./types";
import { withLine } from "./with-line";
import { deedLine } from "./words";

const { refused, struck } = DESK_COPY;

/**
 * Strikes an entry of the record through that was made by mistake. Nothing is erased from a
 * clinical record: the entry stays readable with who struck it through, when and why, and counts no
 * more, neither as the last deed nor as the last time that somebody did something, nor as word that
 * a guardian has had. In the caller's transaction, with the incident locked.
 *
 * @param person whom the incident concerns
 * @throws Failure not_found; conflict for what happened in the service itself, for what is struck
 *   through already, and for
 * the outcome of an incident that is closed
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
  // A note alone never stood among what was done.
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
 * Nobody was told after all, unless another entry says so, or a guardian has looked since: what
 * they have seen on their own page does not vanish from it (decision 0042).
 */
async function takeBackTold(tx: MemberCtx, id: string, { user }: Member, at: Date): Promise<void> {
  if (await wasReadByGuardian(tx, user.id, at)) return;
  await unmarkGuardianTold(tx, id, at, await findFirstOf(tx, id, REACHES_HOME));
}
