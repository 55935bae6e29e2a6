import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import { findOwnSent } from "./invitation-repository";

/**
 * Examines it even if the invitation has been withdrawn or declined: the words still say something
 * about their writer.
 */
export const readUnreadInvitation: UnreadReader = async (ctx, id) => {
  const invitation = await findOwnSent(ctx, id);
  return examineAgain(ctx, "invitation", invitation && [invitation.personalMessage]);
};
