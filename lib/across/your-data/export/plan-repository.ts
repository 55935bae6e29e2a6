import { listSeats } from "@/lib/features/billing/seats/list-seats";
import { seatSeal } from "@/lib/features/billing/seats/sealed";
import type { MemberCtx } from "@/lib/ports/context";
import { inPages } from "./in-pages";
import { shares } from "./share-repository";
import { openRows, pickFields } from "./shown";
import type { Entry, Part } from "./types";

const own = ({ actor }: MemberCtx) => ({ userId: actor.user.id });

const plans = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "subscriptions",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.subscription.findMany({ where: { AND: [own(ctx), after] }, ...take }),
    ),
  );

const operations = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "billing_operations",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.billingOperation.findMany({ where: { AND: [own(ctx), after] }, ...take }),
    ),
  );

/** Seats in the person's own plan, the seat they hold, and invitations as their page shows them. */
async function* seats(ctx: MemberCtx): AsyncGenerator<Entry> {
  const { user, key } = ctx.actor;
  const rows = await ctx.db.familySeat.findMany({
    where: { OR: [{ ownerId: user.id }, { memberId: user.id }] },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: { owner: { select: { firstName: true } } },
  });
  yield* openRows(ctx, "family_seats", rows, (row) =>
    row.ownerId === user.id
      ? { ...seatSeal.open(key, row), part: "given by you", declinedAt: undefined }
      : { inviteeEmail: user.email, part: "taken by you", ownerName: row.owner.firstName },
  );
  for (const invitation of (await listSeats(ctx)).received) {
    yield pickFields("family_seats", {
      ...invitation,
      inviteeEmail: user.email,
      part: "offered to you",
      status: "invited",
    });
  }
}

export const PLAN_PARTS: readonly Part[] = [
  { name: "shares", table: "shares", nested: { openings: "share_openings" }, entries: shares },
  { name: "plans", table: "subscriptions", entries: plans },
  { name: "payments", table: "billing_operations", entries: operations },
  { name: "familyPlaces", table: "family_seats", entries: seats },
];
