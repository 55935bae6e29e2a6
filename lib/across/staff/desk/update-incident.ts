import { recordAudit } from "@/lib/core/audit/record-audit";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { findPerson } from "@/lib/core/identity/queries";
import { markGuardianTold } from "@/lib/core/incidents/guardian-told";
import type { Member, MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { REACHES_HOME } from "./constants";
import { deedLine, withLine } from "./deed-lines";
import { insertNote } from "./note-repository";
import { waitingSince } from "./policy";
import { queueHandOver } from "./queue-hand-over";
import { refuseChange } from "./refuse-change";
import { refuseOwn } from "./refuse-own";
import { type Changes, changeIncident, lockIncident, readIncident } from "./repository";
import type { ChangeInput, UpdateIncidentInput } from "./schema";
import { strikeEntry } from "./strike-entry";
import type { ChangedIncident, Incident } from "./types";

/**
 * Applies a staff action to an incident (contract 6): acknowledge (which stops the second channel),
 * act, resolve, reopen, assign, note or strike (`strikeEntry`). Acting on or resolving a waiting
 * incident also acknowledges it and assigns it to the caller. The first acknowledgement stays, so
 * repeating it changes nothing and adds no note. A resolved incident can't be resolved again
 * (ADMN-10). An assigned incident waits until the assignee, who is notified, takes it on. Each
 * change writes one note and one audit row in its transaction.
 *
 * @throws Failure not_found; forbidden for an incident about the caller (`refuseOwn`); conflict
 *   naming who got there first; invalid for a colleague without a role, and for an action that
 *   reaches the home if the home may be the danger or the person is an adult
 */
export async function updateIncident(
  ctx: MemberCtx,
  input: UpdateIncidentInput,
): Promise<ChangedIncident> {
  await refuseOwn(ctx, input.id, `incident.${input.action}`);
  const changed = await ctx.transaction((tx) => change(tx, input));
  if (input.action === "assign") {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return changed;
}

async function change(tx: MemberCtx, input: UpdateIncidentInput): Promise<ChangedIncident> {
  const { id } = input;
  const locked = await lockIncident(tx, id);
  const person = locked && (await findPerson(tx, locked.userId));
  if (!person) throw notFound("This incident");
  const before = await readIncident(tx, id, person.key);
  return input.action === "strike"
    ? strikeEntry(tx, before, person, input)
    : store(tx, before, person, input);
}

async function store(
  tx: MemberCtx,
  before: Incident,
  person: Member,
  input: ChangeInput,
): Promise<ChangedIncident> {
  const { id, action, note } = input;
  await refuseChange(tx, before, person, input);
  const changes = changesOf(before, tx, input);
  const isNothing = Object.keys(changes).length === 0;
  const after = isNothing ? before : await changeIncident(tx, id, person.key, changes);
  const template = "template" in input ? input.template : undefined;
  const told = isNothing ? { action: "note" as const } : { action, template };
  // Both get the same timestamp, because striking the entry later uses it to find the guardian
  // mark.
  const at = tx.now();
  if (template && REACHES_HOME.has(template)) await markGuardianTold(tx, id, at);
  const entry =
    isNothing && !note ? null : await insertNote(tx, id, person.key, { ...told, text: note, at });
  await recordAudit(tx, {
    action: `incident.${action}`,
    outcome: "done",
    subject: person.user.id,
    resource: id,
  });
  if (changes.handedAt) await queueHandOver(tx, after);
  return { ...after, entry };
}

/** Acting on a waiting incident assigns it to the caller. The first acknowledgement stays. */
function takenOn(before: Incident, ctx: MemberCtx): Changes {
  if (!waitingSince(before)) return {};
  const me = ctx.actor.user.id;
  const first = before.acknowledgedAt ? {} : { acknowledgedAt: ctx.now(), acknowledgedBy: me };
  return { ...first, assignedTo: me, handedAt: null };
}

function changesOf(before: Incident, ctx: MemberCtx, input: ChangeInput): Changes {
  const me = ctx.actor.user.id;
  switch (input.action) {
    case "acknowledge":
      return takenOn(before, ctx);
    case "act":
      return { ...takenOn(before, ctx), ...done(before, ctx, input), actedAt: ctx.now() };
    case "resolve": {
      const closed = { resolved: true, resolvedAt: ctx.now(), resolvedBy: me };
      return { ...takenOn(before, ctx), ...done(before, ctx, input), ...closed };
    }
    case "reopen":
      return {
        resolved: false,
        resolvedAt: null,
        resolvedBy: null,
        assignedTo: me,
        handedAt: null,
      };
    case "assign":
      return given(before, ctx, input.assignee);
    case "note":
      return {};
  }
}

/**
 * Assigning an incident to oneself takes it on. Assigned to a colleague or no one, it waits until
 * someone takes it on.
 */
function given(before: Incident, ctx: MemberCtx, assignee: string | null): Changes {
  const isOwn = assignee === ctx.actor.user.id;
  if (assignee === before.assignedTo && !(isOwn && waitingSince(before))) return {};
  if (isOwn) return { ...takenOn(before, ctx), assignedTo: assignee };
  return { assignedTo: assignee, handedAt: ctx.now() };
}

function done(before: Incident, ctx: MemberCtx, input: ChangeInput): Changes {
  const line = deedLine({
    template: "template" in input ? input.template : null,
    text: input.note,
  });
  return line ? { actionTaken: withLine(before, ctx, line) } : {};
}
