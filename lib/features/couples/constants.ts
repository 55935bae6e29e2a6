/** Relationship types the picker offers (COUP-05). */
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

/** Types the server accepts: the picker's list and the older one (COUP-06). */
export const RELATIONSHIP_TYPES = [
  ...OFFERED_RELATIONSHIP_TYPES,
  "romantic",
  "friend",
  "therapeutic",
] as const;
export type RelationshipType = (typeof RELATIONSHIP_TYPES)[number];

export const INVITATION_STATUSES = [
  "pending",
  "accepted",
  "declined",
  "revoked",
  "expired",
] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Days until an unanswered invitation expires (contract 6). */
/** How long the same invitation, submitted again, is taken for the same press. */
export const SAME_INVITATION_MS = 10 * 60 * 1000;

export const INVITATION_LIFE_DAYS = 7;
export const INVITATION_LIFE_MS = INVITATION_LIFE_DAYS * 24 * 60 * 60 * 1000;

/** How long (ms) a declined inviter can't reach the person again, by mail or in the list. */
export const TURNED_DOWN_MS = 30 * 24 * 60 * 60 * 1000;

export const SENDER_TYPES = ["user", "ai"] as const;
export type SenderType = (typeof SENDER_TYPES)[number];

/** Topics of a couples conversation (COUP-07). */
export const FOCI = [
  "communication",
  "conflict",
  "intimacy",
  "trust",
  "future",
  "family",
  "finance",
  "premarital",
  "divorce",
  "infidelity",
  "addiction",
  "blended_family",
  "lgbtq",
  "polyamory",
  "long_distance",
  "general",
] as const;
export type Focus = (typeof FOCI)[number];
export const DEFAULT_FOCUS: Focus = "general";

/** The guide's approaches to it (COUP-08). */
export const APPROACHES = [
  "gottman",
  "eft",
  "cbt",
  "imago",
  "narrative",
  "structural",
  "strategic",
  "solution_focused",
  "systemic",
  "attachment",
  "lgbtq_affirmative",
  "polyamory_informed",
  "discernment",
  "collaborative_divorce",
] as const;
export type Approach = (typeof APPROACHES)[number];
export const DEFAULT_APPROACH: Approach = "gottman";

/** The only kind of session this area holds (API-36). */
export const SESSION_TYPE = "couples";

export const ASSESSMENT_TYPES = ["talking", "closeness", "direction"] as const;
export type AssessmentType = (typeof ASSESSMENT_TYPES)[number];
/** One answer: 1 "hardly ever" … 5 "almost always". */
export const LOWEST_ANSWER = 1;
export const MAX_ANSWER = 5;

/** The private safety questions, in the order they're asked. */
export const CHECK_IN_ITEMS = ["fear", "control", "threat", "hurt", "sex", "today"] as const;
export type CheckInItem = (typeof CHECK_IN_ITEMS)[number];
export const CHECK_IN_ANSWERS = ["yes", "no", "unsaid"] as const;
export type CheckInAnswer = (typeof CHECK_IN_ANSWERS)[number];

/** UTF-16 units. */
export const MESSAGE_LENGTH = 10_000;
export const TITLE_LENGTH = 120;
export const NAME_LENGTH = 100;
export const PERSONAL_MESSAGE_LENGTH = 1_000;
/** One goal or challenge, and the description of a style (VALD-24). */
export const LINE_LENGTH = 2_000;
export const MAX_LINES_COUNT = 20;

/** Default and maximum length of a list, newest first (contract 5). */
export const LIST_LENGTH = 100;
export const MESSAGES_PER_PAGE = 200;
/** How often (ms) an open conversation is polled (CONST-02). */
export const READ_AGAIN_MS = 3_000;
/** How often (ms) the lists next to it are polled. */
export const LISTS_AGAIN_MS = 30_000;
/** How many of a conversation's latest messages the guide gets as context. */
export const HISTORY_LINES = 40;
/**
 * An answer still owed after this time (ms) belongs to a process that died; a job then gives it.
 */
export const STUCK_AFTER_MS = 90_000;

/** How long an unanswered invitation is kept after its link has expired. */
export const UNANSWERED_KEPT_DAYS = 30;

/** Query keys, for the page that prefetches and for the hooks. */
export const invitationsKey = ["/api/partner-invitations"] as const;
export const relationshipsKey = ["/api/relationships"] as const;
export const relationshipSessionsKey = ["/api/relationship-sessions"] as const;
export const relationshipMessagesKey = (sessionId: string) =>
  ["/api/relationship-messages", sessionId] as const;
export const assessmentsKey = (relationshipId: string) =>
  ["/api/relationships", relationshipId, "assessments"] as const;
