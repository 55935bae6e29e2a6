import { countOpenOf } from "@/lib/across/staff/desk/list-incidents";
import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { FEW, MAX_WORDS_COUNT } from "./constants";
import { findMoment, findUsers } from "./repository";
import type { ListUsersInput } from "./schema";
import type { ManagedUser } from "./types";

/**
 * Lists people by name or address, newest first (contract 6, "behind the six tiles"). Each page
 * that staff read writes one audit row with its size. A search that narrows down to a few people
 * counts as a look at each of them and writes a row for each (R-09; decision 0037). The search text
 * is never recorded, because it may be a person's address.
 */
export async function listUsers(
  ctx: MemberCtx,
  { search, show, limit, cursor }: ListUsersInput,
): Promise<ManagedUser[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS_COUNT);
  const before = cursor ? await findMoment(ctx, cursor) : null;
  // The person at the cursor was erased in the meantime. Without their timestamp we can't tell what
  // comes next.
  if (cursor && !before) return [];
  return ctx.transaction(async (tx) => {
    const people = await findUsers(tx, { words, show, limit, before: before ?? undefined });
    const open = await countOpenOf(
      tx,
      people.map(({ id }) => id),
    );
    const found = people.map((user) => ({ ...user, openIncidents: open.get(user.id) ?? 0 }));
    await recordAudit(tx, {
      action: "people.list",
      outcome: "done",
      resource: "users",
      reason: `${found.length} shown`,
    });
    const lookedFor = words.length > 0 && found.length <= FEW ? found : [];
    for (const { id } of lookedFor) {
      await recordAudit(tx, {
        action: "people.found",
        outcome: "done",
        subject: id,
        resource: `users/${id}`,
      });
    }
    return found;
  });
}
