import { listShares } from "@/lib/across/your-data/shares/list-shares";
import { isAdult, shownName } from "@/lib/across/your-data/shares/policy";
import { shareSeal } from "@/lib/across/your-data/shares/repository";
import type { MemberCtx } from "@/lib/ports/context";
import { inPages } from "./in-pages";
import { openRows, pickFields } from "./shown";
import { type Entry, Rows } from "./types";

const openings = { orderBy: { openedAt: "asc" } } as const;
const looks = (ctx: MemberCtx, rows: readonly { readonly id: string; readonly openedAt: Date }[]) =>
  new Rows("share_openings", openRows(ctx, "share_openings", rows));

const given = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "shares",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.share.findMany({
        where: { AND: [{ ownerId: ctx.actor.user.id }, after] },
        ...take,
        include: { openings },
      }),
    ),
    (row) => ({
      ...shareSeal.open(ctx.actor.key, row),
      part: "given by you",
      openings: looks(ctx, row.openings),
    }),
  );

/**
 * Shares that the person receives, without the owner's note or the contents, which belong to the
 * owner.
 */
const received = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "shares",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.share.findMany({
        where: { AND: [{ viewerId: ctx.actor.user.id }, after] },
        ...take,
        include: { openings, owner: { select: { firstName: true, lastName: true } } },
      }),
    ),
    (row) => ({
      inviteeEmail: ctx.actor.user.email,
      label: undefined,
      part: "shared with you",
      ownerName: shownName(row.owner, row.nameShown as "full" | "first" | "initials"),
      openings: looks(ctx, row.openings),
    }),
  );

/** Shares the person gives, shares they receive, and invitations as their page shows them. */
export async function* shares(ctx: MemberCtx): AsyncGenerator<Entry> {
  yield* given(ctx);
  yield* received(ctx);
  if (!isAdult(ctx.actor.user)) return;
  for (const { items, ...waiting } of await listShares(ctx)) {
    if (waiting.state === "pending" && waiting.direction === "received")
      yield pickFields("shares", {
        ...waiting,
        scope: items,
        label: undefined,
        openings: undefined,
        inviteeEmail: ctx.actor.user.email,
        part: "offered to you",
      });
  }
}
