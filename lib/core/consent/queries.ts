import { loadDataKey } from "@/lib/core/identity/data-key-repository";
import { readCurrentUser } from "@/lib/core/identity/queries";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findNotice } from "./find-notice";
import { findConsentByToken, hasParentsYes, type StoredConsent } from "./repository";
import { findWaitingEnd } from "./waiting-repository";

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

/**
 * The address on record for the caller's parent. Null if there is none, for instance after it was
 * erased.
 */
export const findParentAddress = async (ctx: MemberCtx): Promise<string | null> =>
  (await readCurrentUser(ctx)).parentEmail;

/**
 * Whether a parent ever said yes for the caller. That parent is responsible for the data stored
 * under it.
 */
export const hadParentsYes = (ctx: MemberCtx): Promise<boolean> => hasParentsYes(ctx);

/** When the caller's account is erased without a parent's yes; null if waiting erases nothing. */
export const readWaitingEnd = (ctx: MemberCtx): Promise<Date | null> => findWaitingEnd(ctx);
