import type { StoredInvitation } from "./invitation-repository";
import { standingOf } from "./policy";
import type { Invitation } from "./types";

const shared = (row: StoredInvitation, now: Date) => ({
  id: row.id,
  relationshipType: row.relationshipType,
  personalMessage: row.personalMessage,
  status: standingOf(row, now),
  expiresAt: row.expiresAt,
  acceptedAt: row.acceptedAt,
  createdAt: row.createdAt,
});

export const sentInvitation = (row: StoredInvitation, now: Date): Invitation => ({
  ...shared(row, now),
  direction: "sent",
  inviteeEmail: row.inviteeEmail,
  inviterName: null,
});

/** The invitee's view: who is inviting, and what they wrote; the address is their own. */
export const receivedInvitation = (row: StoredInvitation, now: Date): Invitation => ({
  ...shared(row, now),
  direction: "received",
  inviteeEmail: null,
  inviterName: row.inviter.firstName,
  token: row.id,
});
