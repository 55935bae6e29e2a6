import { isDeepStrictEqual } from "node:util";
import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { findType, isNameTaken, lockType, updateType } from "./repository";
import type { ChangeTypeInput, TypeContent } from "./schema";
import { contentOf, type StoredType, staffView } from "./staff-view";
import type { StaffTherapyType } from "./types";
import { insertVersion } from "./version-repository";

/**
 * Changes an approach and keeps the previous state as a version that can be restored. Members and
 * the guide see the new state with their next request.
 *
 * @throws Failure not_found; conflict if someone changed it after the given version was read;
 *   invalid for a name in use
 */
export function changeTherapyType(
  ctx: MemberCtx,
  { id, version, ...wanted }: ChangeTypeInput,
): Promise<StaffTherapyType> {
  return ctx.transaction(async (tx) => {
    await lockType(tx, id);
    const stored = await findType(tx, id);
    if (!stored) throw notFound("This approach");
    const before = contentOf(stored);
    const after: TypeContent = { ...before, ...definedOnly(wanted) };
    if (isDeepStrictEqual(before, after)) return staffView(stored);
    refuseStale(stored, version);
    await refuseTakenName(tx, id, after.name);
    await store(tx, stored, after);
    const changed = await findType(tx, id);
    if (!changed) throw notFound("This approach");
    return staffView(changed);
  });
}

const definedOnly = (wanted: Partial<TypeContent>): Partial<TypeContent> =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));

function refuseStale(stored: StoredType, version: number | undefined): void {
  const { version: standing, changedBy } = staffView(stored);
  if (version === undefined || version === standing) return;
  throw new Failure(
    "conflict",
    `${changedBy ?? "Someone"} changed this approach in the meantime. Reload it and make your changes again.`,
  );
}

async function refuseTakenName(ctx: MemberCtx, id: string, name: string): Promise<void> {
  if (!(await isNameTaken(ctx, name, id))) return;
  const message = "Another approach has this name";
  throw new Failure("invalid", message, { issues: [{ path: "name", message }] });
}

async function store(ctx: MemberCtx, stored: StoredType, after: TypeContent): Promise<void> {
  const { id } = stored;
  const last = stored.versions[0]?.version;
  const createdAt = ctx.now();
  // The first change also saves the original state, as the first version.
  if (last === undefined)
    await insertVersion(ctx, {
      therapyTypeId: id,
      version: 1,
      content: contentOf(stored),
      changedById: null,
      createdAt,
    });
  await updateType(ctx, id, after);
  const version = (last ?? 1) + 1;
  await insertVersion(ctx, {
    therapyTypeId: id,
    version,
    content: after,
    changedById: ctx.actor.user.id,
    createdAt,
  });
  await recordAudit(ctx, {
    action: "therapy_type.change",
    outcome: "done",
    resource: `therapy_types/${id}/${version}`,
  });
}
