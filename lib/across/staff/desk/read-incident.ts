import { recordAudit } from "@/lib/core/audit/record-audit";
import { readErasureDays } from "@/lib/core/consent/leaving/read-erasure-days";
import { findPerson, readCurrentUser } from "@/lib/core/identity/queries";
import { readSafetyPlan } from "@/lib/features/safety-plan/queries";
import type { Member, MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { notFound } from "@/lib/shared/failure";
import { findColleagues } from "./colleague-repository";
import { findOpenUntil } from "./grant-repository";
import { findNotes } from "./note-repository";
import { findOthers, findQueued } from "./queue-repository";
import { refuseOwn } from "./refuse-own";
import { findPlace, openIncident } from "./repository";
import type { IncidentInput } from "./schema";
import type { IncidentDetail, PersonConcerned } from "./types";
import { whyInWords } from "./why";

/**
 * One incident with everything a clinician needs in the first minute: the words that triggered it
 * and why, who the person is as far as helping requires, their safety plan, earlier incidents and
 * past actions. Writes one audit row in the same transaction (contract 7).
 *
 * @throws Failure not_found; forbidden for an incident about the caller (`refuseOwn`)
 */
export async function readIncidentDetail(
  ctx: MemberCtx,
  { id }: IncidentInput,
): Promise<IncidentDetail> {
  await refuseOwn(ctx, id, "incident.read");
  return ctx.transaction(async (tx) => {
    const place = await findPlace(tx, id);
    const person = place && (await findPerson(tx, place.userId));
    if (!person) throw notFound("This incident");
    const { incident, excerpt } = await openIncident(tx, id, person.key);
    await recordAudit(tx, {
      action: "incident.read",
      outcome: "done",
      subject: person.user.id,
      resource: id,
    });
    const queued = await findQueued(tx, id);
    return {
      ...queued,
      excerpt,
      why: whyInWords(incident.description, queued.kinds),
      person: {
        ...(await concerned(tx, person, incident.guardianMayKnow)),
        active: place.user.active,
        leaves: await readErasureDays(tx, person.user.id),
      },
      safetyPlan: await readSafetyPlan(tx.as(person)),
      others: await findOthers(tx, person.user.id, id),
      notes: await findNotes(tx, id, person.key),
      reader: tx.actor.user.id,
      colleagues: await findColleagues(tx, person.user.id),
      conversation: { exists: place.sessionId !== null, openUntil: await findOpenUntil(tx, id) },
    };
  });
}

async function concerned(
  ctx: MemberCtx,
  person: Member,
  homeMayKnow: boolean,
): Promise<Omit<PersonConcerned, "active" | "leaves">> {
  const { firstName, ageGroup, language, email } = person.user;
  const isMinor = isChildMode(person.user);
  const guardianEmail =
    homeMayKnow && isMinor ? (await readCurrentUser(ctx.as(person))).parentEmail : null;
  return { firstName, ageGroup, isMinor, language, email, guardianEmail };
}
