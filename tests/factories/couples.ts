import { acceptInvitation } from "@/lib/features/couples/accept-invitation";
import { examineTitle } from "@/lib/features/couples/examine-texts";
import { examineInvitation, invitePartner } from "@/lib/features/couples/invite-partner";
import { listInvitations } from "@/lib/features/couples/list-invitations";
import { openRelationshipSession } from "@/lib/features/couples/open-relationship-session";
import { inviteInput, openSessionInput } from "@/lib/features/couples/schema";
import type { Relationship, RelationshipSession } from "@/lib/features/couples/types";
import { type SignedIn, signIn, someEmail } from "./people";

export interface Couple {
  /** The inviter: partner1. */
  readonly maya: SignedIn;
  readonly noah: SignedIn;
  readonly relationship: Relationship;
  readonly session: RelationshipSession;
}

/**
 * Two people with an accepted invitation and one open talk, created with the product's own code.
 */
export async function couple(
  talk: Partial<Parameters<typeof openSessionInput.parse>[0] & object> = {},
): Promise<Couple> {
  const maya = await signIn({ firstName: "Maya" });
  const noah = await signIn({ firstName: "Noah", email: someEmail("noah") });
  const invitation = inviteInput.parse({ inviteeEmail: noah.user.email, relationshipType: "partnership" });
  await invitePartner(quiet(maya), await examineInvitation(maya.ctx, invitation));
  const [received] = await listInvitations(noah.ctx);
  const relationship = await acceptInvitation(noah.ctx, { token: received?.token ?? "" });
  const input = openSessionInput.parse({ relationshipId: relationship.id, ...talk });
  const session = await openRelationshipSession(maya.ctx, await examineTitle(maya.ctx, input));
  return { maya, noah, relationship, session };
}

/** Keeps mails queued, so that the test can read them. */
const quiet = ({ ctx }: SignedIn) => ({ ...ctx, later: () => {} });
