/** What the picker offers (COUP-05). */
export const OFFERED_RELATIONSHIP_TYPES = [
  "marriage",
  "partnership",
  "dating",
  "engagement",
  "family",
  "polyamorous",
  "blended_family",
  "co_parenting",
  "long_distance",
] as const;
export const DEFAULT_RELATIONSHIP_TYPE = "marriage";

/** What the server accepts: the picker's list and the older one (COUP-06). */
export const RELATIONSHIP_TYPES = [...OFFERED_RELATIONSHIP_TYPES, "romantic", "friend", "therapeutic"] as const;
export type RelationshipType = (typeof RELATIONSHIP_TYPES)[number];

export const INVITATION_STATUSES = ["pending", "accepted", "declined", "revoked", "expired"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export const SENDER_TYPES = ["user", "ai"] as const;
export type SenderType = (typeof SENDER_TYPES)[number];
