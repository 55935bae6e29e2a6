import type { MemberCtx } from "@/lib/ports/context";
import { invitationsKey, relationshipSessionsKey, relationshipsKey } from "./constants";
import { listInvitations } from "./list-invitations";
import { listRelationshipSessions } from "./list-relationship-sessions";
import { listRelationships } from "./list-relationships";

/** Invitations awaiting an answer, for any page that shows them. */
export const readInvitations = (ctx: MemberCtx) => ({
  queryKey: invitationsKey,
  read: () => listInvitations(ctx),
});

/** The first requests of the couples page. */
export const couplesReads = (ctx: MemberCtx) => [
  readInvitations(ctx),
  { queryKey: relationshipsKey, read: () => listRelationships(ctx) },
  { queryKey: relationshipSessionsKey, read: () => listRelationshipSessions(ctx) },
];
