import { examineAgain } from "@/lib/features/safety/examine-again";
import type { UnreadReader } from "@/lib/features/safety/read-unread";
import { findOwnSent } from "./invitation-repository";

/** Read even if the invitation was withdrawn or declined in the meantime: the words still say something about their writer. */
export const readUnreadInvitation: UnreadReader = async (ctx, id) => {
  const invitation = await findOwnSent(ctx, id);
  return examineAgain(ctx, "invitation", invitation && [invitation.personalMessage]);
};
