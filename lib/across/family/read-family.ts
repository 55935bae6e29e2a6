import { recordAudit } from "@/lib/core/audit/record-audit";
import { GUARDIAN_READ, noteGuardianRead } from "@/lib/core/consent/guardian-read";
import { withoutYes } from "@/lib/core/consent/policy";
import { readCurrentUser } from "@/lib/core/identity/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { maskEmail } from "@/lib/shared/mask-email";
import { SHOWN_MS } from "./constants";
import { findChildren, findMoods, findSelfAsGuarded } from "./repository";
import type { FamilyInput } from "./schema";
import type { ChildView, FamilyView, OwnSide } from "./types";
import { viewChild } from "./view-child";

/**
 * Returns a person's view of their family. An adult gets the children who have the caller's address
 * on record, and each read is audited. A minor gets what that parent sees of them,
 * from the same function, plus what they chose to show.
 */
export async function readFamily(ctx: MemberCtx, { zone }: FamilyInput): Promise<FamilyView> {
  if (isChildMode(ctx.actor.user)) return { role: "child", ...(await readOwnSide(ctx, zone)) };
  const children: ChildView[] = [];
  for (const child of await findChildren(ctx)) {
    const view = await ctx.transaction(async (tx) => {
      await recordAudit(tx, {
        action: GUARDIAN_READ,
        outcome: "done",
        subject: child.id,
        resource: `users/${child.id}`,
      });
      await noteGuardianRead(tx, child.id);
      return viewChild(tx, child, { zone, isGuardian: true });
    });
    children.push(view);
  }
  return { role: "guardian", children };
}

async function readOwnSide(ctx: MemberCtx, zone: string): Promise<OwnSide> {
  const { parentEmail, consent } = await readCurrentUser(ctx);
  const guarded = await findSelfAsGuarded(ctx);
  const since = new Date(ctx.now().getTime() - SHOWN_MS);
  const moods = await findMoods(ctx, ctx.actor.user.id, { since, sharedOnly: false });
  return {
    shut: withoutYes(consent),
    guardianEmail: parentEmail && maskEmail(parentEmail),
    seen: guarded && (await viewChild(ctx, guarded, { zone, isGuardian: false })),
    moods: moods.map(({ sharedWithGuardianAt, createdAt, ...mood }) => ({
      ...mood,
      createdAt: createdAt.toISOString(),
      shared: sharedWithGuardianAt !== null,
    })),
  };
}
