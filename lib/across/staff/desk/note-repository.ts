import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { sealedTable, text } from "@/lib/shared/sealed-table";
import type { DataKey } from "@/lib/shared/sealing";
import type { Deed, EntryKind, Outcome } from "./constants";
import { nameOf, STAFF_COLUMNS, type StaffRow } from "./names";
import type { IncidentNote, Strike } from "./types";

/** Encrypted with the key of the person it's about, so the note is erased with that person. */
const noteSeal = sealedTable("incident_notes", { text, strikeReason: text });

interface NewNote {
  readonly action: EntryKind;
  readonly template?: Deed | Outcome | undefined;
  readonly text?: string | undefined;
  /** Defaults to now. */
  readonly at?: Date;
}

/**
 * Adds a note by the caller, or without an author if a job adds it. Returns the note's id.
 *
 * @param key the data key of the person the incident is about
 */
export async function insertNote(
  ctx: Ctx,
  incidentId: string,
  key: DataKey,
  note: NewNote,
): Promise<string> {
  const { action, template, text, at = ctx.now() } = note;
  const id = newId();
  await ctx.db.incidentNote.create({
    data: {
      id,
      incidentId,
      authorId: ctx.actor.kind === "member" ? ctx.actor.user.id : null,
      action,
      template: template ?? null,
      createdAt: at,
      ...noteSeal.seal(key, id, { text: text ?? null }),
    },
    select: { id: true },
  });
  return id;
}

const columns = {
  id: true,
  action: true,
  template: true,
  text: true,
  createdAt: true,
  author: { select: STAFF_COLUMNS },
  struckAt: true,
  strikeReason: true,
  striker: { select: STAFF_COLUMNS },
} as const;

interface Row {
  readonly id: string;
  readonly action: string;
  readonly template: string | null;
  readonly text: string | null;
  readonly createdAt: Date;
  readonly author: StaffRow | null;
  readonly struckAt: Date | null;
  readonly strikeReason: string | null;
  readonly striker: StaffRow | null;
}

function opened(key: DataKey, row: Row): IncidentNote {
  const { text, strikeReason } = noteSeal.open(key, row);
  const { id, action, template, author, createdAt, struckAt, striker } = row;
  const struck: Strike | null = struckAt && {
    at: struckAt,
    by: striker && nameOf(striker),
    reason: strikeReason ?? "",
  };
  return {
    id,
    action: action as EntryKind,
    template: template as Deed | Outcome | null,
    text,
    author: author && nameOf(author),
    createdAt,
    struck,
  };
}

/** Oldest first. */
export async function findNotes(
  ctx: MemberCtx,
  incidentId: string,
  key: DataKey,
): Promise<IncidentNote[]> {
  const rows = await ctx.db.incidentNote.findMany({
    where: { incidentId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: columns,
  });
  return rows.map((row) => opened(key, row));
}

/** Null if this incident's record has no such entry. */
export async function findNote(
  ctx: Ctx,
  incidentId: string,
  key: DataKey,
  id: string,
): Promise<IncidentNote | null> {
  const row = await ctx.db.incidentNote.findFirst({ where: { id, incidentId }, select: columns });
  return row && opened(key, row);
}

/**
 * Strikes an entry on behalf of the caller.
 *
 * @param key the data key of the person the incident is about
 */
export async function strikeNote(
  ctx: MemberCtx,
  key: DataKey,
  id: string,
  reason: string,
): Promise<void> {
  await ctx.db.incidentNote.update({
    where: { id },
    data: {
      struckAt: ctx.now(),
      struckBy: ctx.actor.user.id,
      ...noteSeal.seal(key, id, { strikeReason: reason }),
    },
    select: { id: true },
  });
}

/** Time of the last action that hasn't been struck. Null if there is none. */
export async function findLastDeed(ctx: Ctx, incidentId: string): Promise<Date | null> {
  const row = await ctx.db.incidentNote.findFirst({
    where: { incidentId, action: "act", struckAt: null },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true },
  });
  return row?.createdAt ?? null;
}

/**
 * When the desk first did one of these things to an incident, ignoring struck entries. Null if
 * never.
 */
export async function findFirstOf(
  ctx: Ctx,
  incidentId: string,
  deeds: ReadonlySet<string>,
): Promise<Date | null> {
  const row = await ctx.db.incidentNote.findFirst({
    where: { incidentId, template: { in: [...deeds] }, struckAt: null },
    orderBy: { createdAt: "asc" },
    select: { createdAt: true },
  });
  return row?.createdAt ?? null;
}
