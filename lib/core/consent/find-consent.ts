import { loadDataKey } from "@/lib/core/identity/data-key-repository";
import type { Ctx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findNotice } from "./find-notice";
import { findConsentByToken, type StoredConsent } from "./repository";

/**
 * Finds the request behind a link, or the notice to a teenager's parent, which has no row.
 *
 * @throws Failure not_found if no such link was ever mailed or the child's account is gone
 */
export async function findConsent(ctx: Ctx, token: string): Promise<StoredConsent> {
  const keyOf = (childId: string) =>
    loadDataKey(ctx.db, ctx.keys, { ownerKind: "person", ownerId: childId });
  const consent = (await findConsentByToken(ctx, token, keyOf)) ?? (await findNotice(ctx, token));
  if (!consent) throw notFound("This link");
  return consent;
}
