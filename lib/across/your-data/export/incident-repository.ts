import { DESK_COPY } from "@/lib/across/staff/desk/copy";
import { incidentSeal } from "@/lib/core/incidents/sealed";
import type { MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { inPages } from "./in-pages";
import { openRows, pickFields } from "./shown";
import { type Entry, type Part, Rows } from "./types";

/**
 * Incidents that don't involve someone close, or that a guardian was told about (contract 8,
 * "Abuse"), because leaving those out would give away more. A minor's file contains only these,
 * since a guardian may read it. An adult's contains all on request, after a fresh sign-in, because
 * someone else may be holding the phone (decision 0045).
 */
const shownToOthers = {
  kind: { not: "abuse" },
  NOT: { kindsBeside: { has: "abuse" } },
  OR: [{ guardianMayKnow: true }, { guardianToldAt: { not: null } }],
};
export const tellsAll = ({ actor }: MemberCtx, onRequest: boolean): boolean =>
  onRequest && !isChildMode(actor.user);
const told = (ctx: MemberCtx, onRequest: boolean) => ({
  userId: ctx.actor.user.id,
  ...(tellsAll(ctx, onRequest) ? {} : shownToOthers),
});

/** Ids of the hidden incidents, so nothing else in the file leads to them. */
export async function findHiddenIncidents(
  ctx: MemberCtx,
  onRequest: boolean,
): Promise<readonly string[]> {
  if (tellsAll(ctx, onRequest)) return [];
  const where = { userId: ctx.actor.user.id, NOT: shownToOthers };
  return (await ctx.db.crisisIncident.findMany({ where, select: { id: true } })).map(
    ({ id }) => id,
  );
}

/**
 * Matches the start of a line by staff, which is the time and the author's id. Both are removed
 * from the exported line.
 */
const BY_STAFF = /^\d{4}-\d\d-\d\dT[\d:.]+Z [\da-f-]{36}: /;

function atOnce(actionTaken: string | null): string | null {
  const lines = actionTaken?.split("\n") ?? [];
  const end = lines.findIndex((line) => BY_STAFF.test(line));
  return (end < 0 ? lines : lines.slice(0, end)).join("\n") || null;
}

const WORDS: Readonly<Record<string, string>> = { ...DESK_COPY.deeds, ...DESK_COPY.outcomes };

interface Note {
  readonly action: string;
  readonly template: string | null;
  readonly createdAt: Date;
  readonly struckAt: Date | null;
}

async function* stepsOf(notes: readonly Note[]): AsyncGenerator<Entry> {
  for (const { template, ...note } of notes) {
    yield pickFields("incident_notes", {
      ...note,
      template: template && (WORDS[template] ?? template),
    });
  }
}

const notes = {
  where: { action: { not: "note" } },
  orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  select: { action: true, template: true, createdAt: true, struckAt: true },
} as const;

const incidents = (ctx: MemberCtx, onRequest: boolean): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "crisis_incidents",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.crisisIncident.findMany({
        where: { AND: [told(ctx, onRequest), after] },
        ...take,
        include: { notes: { ...notes, orderBy: [...notes.orderBy] } },
      }),
    ),
    (row) => {
      const { actionTaken, ...texts } = incidentSeal.open(ctx.actor.key, row);
      const steps = new Rows("incident_notes", stepsOf(row.notes));
      return { ...texts, actionTaken: atOnce(actionTaken), steps };
    },
  );

const openings = (ctx: MemberCtx, onRequest: boolean): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "break_glass_grants",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.breakGlassGrant.findMany({
        where: { AND: [{ incident: told(ctx, onRequest) }, after] },
        ...take,
      }),
    ),
  );

export const incidentParts = (onRequest: boolean): readonly Part[] => [
  {
    name: "safetyConcerns",
    table: "crisis_incidents",
    nested: { steps: "incident_notes" },
    entries: (ctx) => incidents(ctx, onRequest),
  },
  {
    name: "openedConversations",
    table: "break_glass_grants",
    entries: (ctx) => openings(ctx, onRequest),
  },
];
