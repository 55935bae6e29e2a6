import { examineAgain } from "@/lib/features/safety/examine-again";
import type { UnreadReader } from "@/lib/features/safety/read-unread";
import { findOwnSent } from "./invitation-repository";

/** Also where it was taken back or turned down meanwhile: the words tell of whoever wrote them. */
export const readUnreadInvitation: UnreadReader = async (ctx, id) => {
  const invitation = await findOwnSent(ctx, id);
  return examineAgain(ctx, "invitation", invitation && [invitation.personalMessage]);
};
