import { recordAudit } from "@/lib/core/audit/record-audit";
import { findMember } from "@/lib/core/identity/queries";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { isAdult, requireAdult, stateOf } from "./policy";
import type { PlainShare } from "./repository";
import type { LinkInput, ShareInput } from "./schema";
import { sendNews, tellOwner } from "./tell-owner";
import type { FamilyView, ProviderSummary } from "./types";
import { holdByToken, holdVisible, insertOpening } from "./viewer-repository";
import { familyView, providerSummary } from "./views";

/** Records one look by someone else: an opening that the owner sees, and an immutable audit row. */
async function record(ctx: Ctx, { id, ownerId, scope }: PlainShare): Promise<void> {
  if (await insertOpening(ctx, id)) await tellOwner(ctx, { id, ownerId }, "opened");
  await recordAudit(ctx, {
    action: "share.open",
    outcome: "done",
    subject: ownerId,
    resource: `shares/${id}`,
    reason: scope.join(","),
  });
}

const viewOf = (owner: MemberCtx, share: PlainShare): Promise<FamilyView | ProviderSummary> =>
  share.kind === "family" ? familyView(owner, share) : providerSummary(owner, share);

/**
 * A share's current contents, either for the invited person, whose look is recorded, or for its
 * owner, who wants to see what others see.
 *
 * @throws Failure forbidden, not_found (unknown, not the caller's, not accepted, or ended)
 */
export async function openShare(
  ctx: MemberCtx,
  { id }: ShareInput,
): Promise<FamilyView | ProviderSummary> {
  requireAdult(ctx.actor.user);
  const view = await ctx.transaction(async (tx) => {
    const share = await holdVisible(tx, id);
    const state = share && stateOf(share, tx.now());
    const isOwn = share?.ownerId === tx.actor.user.id;
    if (!share || !(state === "active" || (isOwn && state === "pending")))
      throw notFound("This share");
    const owner = await ownerCtx(tx, share.ownerId);
    if (!owner) throw notFound("This share");
    if (!isOwn) await record(tx, share);
    return viewOf(owner, share);
  });
  sendNews(ctx);
  return view;
}

const ENDED = "This link has ended. The person who gave it to you can make a new one.";

/**
 * The summary behind a provider link, for any holder who pressed the button. Just opening the URL
 * reads and counts nothing (decision 0043). Owners who try their own link aren't counted.
 *
 * @throws Failure not_found (unknown, or ended)
 */
export async function openLink(ctx: Ctx, { token }: LinkInput): Promise<ProviderSummary> {
  const summary = await ctx.transaction(async (tx) => {
    const share = await holdByToken(tx, token);
    if (!share) throw notFound("This link");
    const owner = stateOf(share, tx.now()) === "active" ? await ownerCtx(tx, share.ownerId) : null;
    if (!owner) throw new Failure("not_found", ENDED);
    if (ctx.actor.kind !== "member" || ctx.actor.user.id !== share.ownerId) await record(tx, share);
    return providerSummary(owner, share);
  });
  sendNews(ctx);
  return summary;
}

/**
 * The owner's own context, used only to read what they share. Callers write the audit row with
 * their own context. Null once the owner is gone, deactivated or not an adult, which ends all their
 * shares.
 */
async function ownerCtx(ctx: Ctx, ownerId: string): Promise<MemberCtx | null> {
  const owner = await findMember(ctx, ownerId);
  return owner && isAdult(owner.user) ? ctx.as(owner) : null;
}
