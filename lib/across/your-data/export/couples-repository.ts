import { loadDataKey } from "@/lib/core/identity/data-key-repository";
import { listInvitations } from "@/lib/features/couples/list-invitations";
import { invitationSeal, relationshipSeal } from "@/lib/features/couples/sealed";
import { partnerIn } from "@/lib/features/couples/visibility";
import type { MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import type { DataKey } from "@/lib/shared/sealing";
import { inPages } from "./in-pages";
import { openRows, pickFields } from "./shown";
import { assessmentsOf, checkInsOf, talksOf } from "./talk-repository";
import { type Entry, type Part, Rows } from "./types";

const firstName = { select: { firstName: true } } as const;

const findRelationships = (ctx: MemberCtx) =>
  inPages("createdAt", ({ after, take }) =>
    ctx.db.relationship.findMany({
      where: { AND: [partnerIn(ctx.actor.user.id), after] },
      ...take,
      include: { partner1: firstName, partner2: firstName },
    }),
  );

/**
 * `withPrivateQuestions` adds the answers that no screen ever shows again (decisions 0031 and
 * 0045).
 */
async function* relationships(
  ctx: MemberCtx,
  withPrivateQuestions: boolean,
): AsyncGenerator<Entry> {
  for await (const row of findRelationships(ctx)) {
    const key = await loadDataKey(ctx.db, ctx.keys, { ownerKind: "relationship", ownerId: row.id });
    const other = row.partner1Id === ctx.actor.user.id ? row.partner2 : row.partner1;
    yield* openRows(ctx, "relationships", [row], () => ({
      ...relationshipSeal.open(key, row),
      partnerName: other.firstName,
      talks: new Rows("relationship_sessions", talksOf(ctx, row.id, key)),
      assessments: new Rows("relationship_assessments", assessmentsOf(ctx, row, key)),
      privateQuestions: withPrivateQuestions
        ? new Rows("relationship_check_ins", checkInsOf(ctx, row.id))
        : undefined,
    }));
  }
}

const invitationsSent = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "partner_invitations",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.partnerInvitation.findMany({
        where: { AND: [{ inviterId: ctx.actor.user.id }, after] },
        ...take,
      }),
    ),
    // The sender only sees that it wasn't accepted. The time the other person declined is private.
    (row) => ({
      ...invitationSeal.open(ctx.actor.key, row),
      direction: "sent",
      declinedAt: undefined,
    }),
  );

const findAnswered = (ctx: MemberCtx) =>
  inPages("createdAt", ({ after, take }) =>
    ctx.db.partnerInvitation.findMany({
      where: { AND: [{ inviteeId: ctx.actor.user.id }, after] },
      ...take,
      include: { inviter: firstName },
    }),
  );

/**
 * Invitations that the person answered, and pending ones as their list shows them, so the file
 * doesn't reveal a message that was never delivered. Messages open with their author's key.
 */
async function* invitationsReceived(ctx: MemberCtx): AsyncGenerator<Entry> {
  for await (const row of findAnswered(ctx)) {
    const key: DataKey = await loadDataKey(ctx.db, ctx.keys, {
      ownerKind: "person",
      ownerId: row.inviterId,
    });
    yield* openRows(ctx, "partner_invitations", [row], () => ({
      personalMessage: invitationSeal.open(key, row).personalMessage,
      inviteeEmail: undefined,
      inviterName: row.inviter.firstName,
      direction: "received",
    }));
  }
  const { age } = ctx.actor.user;
  if (age === null || isChildMode(ctx.actor.user)) return;
  for (const waiting of await listInvitations(ctx)) {
    if (waiting.direction === "received")
      yield pickFields("partner_invitations", { ...waiting, inviteeEmail: undefined });
  }
}

async function* invitations(ctx: MemberCtx): AsyncGenerator<Entry> {
  yield* invitationsSent(ctx);
  yield* invitationsReceived(ctx);
}

export const couplesParts = (withPrivateQuestions: boolean): readonly Part[] => [
  {
    name: "couples",
    table: "relationships",
    nested: {
      talks: "relationship_sessions",
      "talks.messages": "relationship_messages",
      assessments: "relationship_assessments",
      ...(withPrivateQuestions ? { privateQuestions: "relationship_check_ins" as const } : {}),
    },
    entries: (ctx) => relationships(ctx, withPrivateQuestions),
  },
  { name: "invitations", table: "partner_invitations", entries: invitations },
];
