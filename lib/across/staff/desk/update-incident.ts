import { recordAudit } from "@/lib/core/audit/record-audit";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { findPerson } from "@/lib/core/identity/find-person";
import { markGuardianTold } from "@/lib/core/incidents/mark-guardian-told";
import type { Member, MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { REACHES_HOME } from "./constants";
import { insertNote } from "./note-repository";
import { waitingSince } from "./policy";
import { promiseHandOver } from "./promise-hand-over";
import { refuseChange } from "./refuse-change";
import { refuseOwn } from "./refuse-own";
import { type Changes, changeIncident, lockIncident, readIncident } from "./repository";
import type { ChangeInput, UpdateIncidentInput } from "./schema";
import { strikeEntry } from "./strike-entry";
import type { ChangedIncident, Incident } from "./types";
import { withLine } from "./with-line";
import { deedLine } from "./words";

/**
 * What staff do with an incident (contract 6): acknowledge it, which stops the second channel; say
 * what was done; resolve or reopen it; give it to somebody; write something down. Whoever acts or
 * resolves has acknowledged, and works on it where nobody did. The first acknowledgement stays, so
 * that doing it twice changes nothing and is no second note; an incident that somebody has resolved
 * is resolved by nobody else (ADMN-10). What is given away waits again until somebody takes it on,
 * and whoever it was given to is told. What was written by mistake is struck through
 * (`strikeEntry`). Each change is one note and one audit row, in its transaction.
 *
 * @throws Failure not_found; forbidden for what is about the caller (`refuseOwn`); conflict with
 *   who was faster; invalid for a colleague without a role and, where the home may
 * be the danger or an adult is concerned, for an action that reaches into it
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
  // The same moment in both, by which a correction of the entry finds what it had told.
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
  if (changes.handedAt) await promiseHandOver(tx, after);
  return { ...after, entry };
}

/**
 * Whoever does something to an incident that waits works on it from then on; the first
 * acknowledgement stays.
 */
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

/** To oneself it is taken on; to a colleague, or to nobody, it waits until somebody takes it on. */
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
