import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import type { FamilyItem } from "./constants";
import { invitedBy } from "./invitation-link";
import { findInvited, type Invited, isInvited } from "./invitation-repository";
import { shownName, stateOf } from "./policy";
import type { LinkInput } from "./schema";
import type { InvitationPageView, InvitationReader } from "./types";

function readerOf(ctx: Ctx, invited: Invited): InvitationReader {
  if (ctx.actor.kind !== "member") return "visitor";
  const { user } = ctx.actor;
  if (isChildMode(user)) return "minor";
  if (!isInvited(ctx as MemberCtx, invited)) return "stranger";
  return user.age === null ? "ageless" : "invited";
}

function standingOf({ share, isOwnerThere }: Invited, now: Date): InvitationPageView["state"] {
  const state = stateOf(share, now);
  if (state === "declined") return "declined";
  if (!isOwnerThere) return "ended";
  if (state === "active") return "accepted";
  return state === "pending" ? "open" : "ended";
}

/**
 * The page behind an invitation's mailed link, for any holder: who's asking, by first name at most,
 * and whether it's still pending. Only someone signed in with the invited address learns what it
 * would show. It changes nothing, so a mail scanner that follows the link can't answer it (decision
 * 0043).
 *
 * @returns null if no invitation was ever sent with this link
 */
export async function readInvitation(
  ctx: Ctx,
  { token }: LinkInput,
): Promise<InvitationPageView | null> {
  const id = invitedBy(ctx, token);
  if (!id) return null;
  const invited = await findInvited(ctx, id);
  const isSignedIn = ctx.actor.kind === "member";
  // The link is ours, but its invitation has since been dropped.
  if (!invited) return { state: "ended", isSignedIn };
  const state = standingOf(invited, ctx.now());
  if (state !== "open") return { state, isSignedIn };
  const { share, owner } = invited;
  const reader = readerOf(ctx, invited);
  const mayRead = reader === "invited" || reader === "ageless";
  return {
    state,
    isSignedIn,
    reader,
    name: shownName(owner, share.nameShown === "full" ? "first" : share.nameShown),
    expiresAt: share.expiresAt.toISOString(),
    share: mayRead ? { id, items: share.scope as readonly FamilyItem[] } : null,
  };
}
