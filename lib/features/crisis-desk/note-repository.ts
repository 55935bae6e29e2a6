import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import type { DataKey } from "@/lib/shared/sealing";
import type { Deed, Outcome, Recorded } from "./constants";
import { named, nameOf } from "./names";
import { noteSeal } from "./sealed";
import type { IncidentNote } from "./types";

interface NewNote {
  readonly action: Recorded;
  readonly template?: Deed | Outcome | undefined;
  readonly text?: string | undefined;
}

/** By the caller, or by nobody where a job does it. @param key the data key of the person concerned */
export async function insertNote(ctx: Ctx, incidentId: string, key: DataKey, note: NewNote): Promise<void> {
  const { action, template, text } = note;
  const id = newId();
  await ctx.db.incidentNote.create({
    data: {
      id,
      incidentId,
      authorId: ctx.actor.kind === "member" ? ctx.actor.user.id : null,
      action,
      template: template ?? null,
      createdAt: ctx.now(),
      ...noteSeal.seal(key, id, { text: text ?? null }),
    },
    select: { id: true },
  });
}

/** Oldest first. */
export async function findNotes(ctx: MemberCtx, incidentId: string, key: DataKey): Promise<IncidentNote[]> {
  const rows = await ctx.db.incidentNote.findMany({
    where: { incidentId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, action: true, template: true, text: true, createdAt: true, author: { select: named } },
  });
  return rows.map(({ author, ...row }) => ({
    id: row.id,
    action: row.action as Recorded,
    template: row.template as Deed | Outcome | null,
    text: noteSeal.open(key, row).text,
    author: author && nameOf(author),
    createdAt: row.createdAt,
  }));
}
