import type { MemberCtx } from "@/lib/ports/context";
import { invitationsKey, relationshipSessionsKey, relationshipsKey } from "./keys";
import { listInvitations } from "./list-invitations";
import { listRelationshipSessions } from "./list-relationship-sessions";
import { listRelationships } from "./list-relationships";

/** What waits for an answer, for any page that shows it. */
export const readInvitations = (ctx: MemberCtx) => ({
  queryKey: invitationsKey,
  read: () => listInvitations(ctx),
});

/** What the couples page asks for first. */
export const couplesReads = (ctx: MemberCtx) => [
  readInvitations(ctx),
  { queryKey: relationshipsKey, read: () => listRelationships(ctx) },
  { queryKey: relationshipSessionsKey, read: () => listRelationshipSessions(ctx) },
];
