import type { MemberCtx } from "@/lib/ports/context";
import { PAGE } from "./constants";
import { inPages } from "./in-pages";
import { findHiddenIncidents } from "./incident-repository";
import { findRoles } from "./person-repository";
import { openRows, pickFields } from "./shown";
import type { Entry, Part } from "./types";

async function* pagesOfRecord(ctx: MemberCtx) {
  const { id } = ctx.actor.user;
  for (let after = BigInt(-1); ; ) {
    const rows = await ctx.db.auditEvent.findMany({
      where: { OR: [{ subject: id }, { actor: id }], seq: { gt: after } },
      orderBy: { seq: "asc" },
      take: PAGE,
    });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.seq;
  }
}

/**
 * Names whoever acted by role. Consent and family actions are a parent's. Other people without a
 * current role all appear the same way.
 */
function roleOf(actor: string, action: string, roles: ReadonlyMap<string, string>): string {
  if (actor === "visitor") return "a visitor";
  if (actor.startsWith("job:")) return `the service (${actor.slice("job:".length)})`;
  if (/^(consent|family|guardian)/.test(action)) return "a parent or guardian";
  const role = roles.get(actor);
  if (role === "clinician" || role === "admin") return `staff (${role})`;
  return role === "member" ? "another person" : "someone who is no longer here";
}

/**
 * Audit events about this person and by them. Staff appear by role and without their reasons. If
 * this person is staff, the file doesn't say who their actions were about.
 */
async function* record(ctx: MemberCtx, onRequest: boolean): AsyncGenerator<Entry> {
  const { id } = ctx.actor.user;
  const hidden = await findHiddenIncidents(ctx, onRequest);
  for await (const rows of pagesOfRecord(ctx)) {
    const others = rows
      .map(({ actor }) => actor)
      .filter((actor) => /^[\da-f-]{36}$/.test(actor) && actor !== id);
    const roles = await findRoles(ctx, [...new Set(others)]);
    for (const { actor, subject, resource, reason, seq, ...row } of rows) {
      if (hidden.some((incident) => resource?.includes(incident))) continue;
      const isOwn = actor === id;
      const isAbout = subject === id;
      yield pickFields("audit_events", {
        ...row,
        seq: seq.toString(),
        by: isOwn ? "you" : roleOf(actor, row.action, roles),
        about: isAbout ? "you" : subject ? "someone else" : null,
        resource: isAbout ? resource : null,
        reason: isOwn ? reason : null,
      });
    }
  }
}

/**
 * Notices about this person, to them or to others. The texts were erased with the mails (decision
 * 0015).
 */
async function* notices(ctx: MemberCtx, onRequest: boolean): AsyncGenerator<Entry> {
  const hidden = await findHiddenIncidents(ctx, onRequest);
  const rows = inPages("createdAt", ({ after, take }) =>
    ctx.db.outbox.findMany({
      where: { AND: [{ userId: ctx.actor.user.id }, after] },
      ...take,
      omit: { payload: true },
    }),
  );
  for await (const row of rows) {
    if (!hidden.some((incident) => row.dedupeKey.includes(incident))) {
      yield* openRows(ctx, "outbox", [row], () => (row.unsent ? { sentAt: null } : {}));
    }
  }
}

export const recordParts = (onRequest: boolean): readonly Part[] => [
  { name: "notices", table: "outbox", entries: (ctx) => notices(ctx, onRequest) },
  { name: "record", table: "audit_events", entries: (ctx) => record(ctx, onRequest) },
];
