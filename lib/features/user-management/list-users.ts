import { recordAudit } from "@/lib/features/audit/record-audit";
import { countOpenOf } from "@/lib/features/crisis-desk/count-open-of";
import type { MemberCtx } from "@/lib/ports/context";
import { MOST_WORDS } from "./constants";
import { findMoment, findUsers } from "./repository";
import type { ListUsersInput } from "./schema";
import type { ManagedUser } from "./types";

/**
 * People by name or address, the newest first (contract 6, "behind the six tiles"). Each page that staff read is one audit
 * row; what was searched for stands in none, because it may be a person's address.
 */
export async function listUsers(
  ctx: MemberCtx,
  { search, show, limit, cursor }: ListUsersInput,
): Promise<ManagedUser[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const before = cursor ? await findMoment(ctx, cursor) : null;
  // The person at the cursor was erased meanwhile: without their moment nobody can say what comes after it.
  if (cursor && !before) return [];
  return ctx.transaction(async (tx) => {
    await recordAudit(tx, { action: "people.list", outcome: "done", resource: "users" });
    const found = await findUsers(tx, { words, show, limit, before: before ?? undefined });
    const open = await countOpenOf(
      tx,
      found.map(({ id }) => id),
    );
    return found.map((user) => ({ ...user, openIncidents: open.get(user.id) ?? 0 }));
  });
}
