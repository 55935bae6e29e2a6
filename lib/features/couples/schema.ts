import { atMostUnits, optionalText, writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import {
  APPROACHES,
  ASSESSMENT_TYPES,
  CHECK_IN_ANSWERS,
  CHECK_IN_ITEMS,
  DEFAULT_APPROACH,
  DEFAULT_FOCUS,
  DEFAULT_RELATIONSHIP_TYPE,
  FOCI,
  LINE_LENGTH,
  LIST_LENGTH,
  LOWEST_ANSWER,
  MAX_ANSWER,
  MAX_LINES_COUNT,
  MESSAGE_LENGTH,
  MESSAGES_PER_PAGE,
  NAME_LENGTH,
  PERSONAL_MESSAGE_LENGTH,
  RELATIONSHIP_TYPES,
  SESSION_TYPE,
  TITLE_LENGTH,
} from "./constants";

/**
 * The documented message (VALD-15), no matter which of the two lists the value is missing from
 * (COUP-06).
 */
const relationshipType = z.enum(
  RELATIONSHIP_TYPES,
  "Relationship type must be one of: romantic, family, friend, therapeutic",
);

/** Clients may send null for no value. */
const nothing = (value: unknown): unknown => value ?? undefined;

/** VALD-14. Addresses are compared in the form sign-in stores them. */
const inviteeEmail = z
  .string("Invalid email format")
  .trim()
  .toLowerCase()
  .pipe(z.email("Invalid email format").check(atMostUnits(254, "Invalid email format")));

export const inviteInput = z.object({
  inviteeEmail,
  relationshipType: relationshipType.default(DEFAULT_RELATIONSHIP_TYPE),
  personalMessage: z.preprocess(
    nothing,
    optionalText(PERSONAL_MESSAGE_LENGTH, "Personal message is too long"),
  ),
});
export type InviteInput = z.output<typeof inviteInput>;

/** The mailed token, or for the signed-in invitee the invitation's id. */
export const invitationInput = z.object({ token: z.string().check(atMostUnits(200)) });
export type InvitationInput = z.output<typeof invitationInput>;

/** The inviter refers to an invitation by its id: only the mail holds the token. */
export const idInvitation = z.object({ token: z.uuid("This id must be a valid UUID") });

const partnerId = z.uuid("Partner ID must be a valid UUID").optional();
const lines = z
  .array(z.string().trim().pipe(writtenText(LINE_LENGTH, "This line is too long")))
  .max(MAX_LINES_COUNT, `Up to ${MAX_LINES_COUNT} lines`)
  .transform((all) => all.filter(Boolean));
const style = optionalText(LINE_LENGTH, "This is too long");
const relationshipName = z
  .string({
    error: (issue) => (issue.input === undefined ? "Relationship name is required" : undefined),
  })
  .trim()
  .min(1, "Relationship name is required")
  .pipe(writtenText(NAME_LENGTH, "Relationship name is too long"));
const startDate = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], "Expected a date")
  .nullish()
  .transform((value) => (value === undefined ? undefined : value ? new Date(value) : null));

/** VALD-17 … VALD-21. */
export const createRelationshipInput = z
  .object({
    relationshipName,
    relationshipType,
    partner2Id: partnerId,
    partnerId,
    relationshipStartDate: startDate,
    goals: lines.default([]),
    challenges: lines.default([]),
    communicationStyle: style,
    conflictResolutionStyle: style,
  })
  .refine(({ partner2Id, partnerId: other }) => partner2Id ?? other, {
    message: "Either partner2Id or partnerId is required",
    path: ["partner2Id"],
  });
export type CreateRelationshipInput = z.output<typeof createRelationshipInput>;

const id = z.uuid("This id must be a valid UUID");
export const relationshipIdInput = z.object({ id });
export type RelationshipIdInput = z.output<typeof relationshipIdInput>;

/** Omitted fields stay unchanged; an empty text clears a style. */
export const updateRelationshipInput = z.object({
  id,
  relationshipName: relationshipName.optional(),
  relationshipType: relationshipType.optional(),
  relationshipStartDate: startDate,
  goals: lines.optional(),
  challenges: lines.optional(),
  communicationStyle: z
    .string()
    .trim()
    .pipe(writtenText(LINE_LENGTH, "This is too long"))
    .optional(),
  conflictResolutionStyle: z
    .string()
    .trim()
    .pipe(writtenText(LINE_LENGTH, "This is too long"))
    .optional(),
});
export type UpdateRelationshipInput = z.output<typeof updateRelationshipInput>;

export const openSessionInput = z.object({
  relationshipId: z.uuid("Relationship ID must be a valid UUID"),
  sessionType: z.literal(SESSION_TYPE).default(SESSION_TYPE),
  sessionFocus: z.enum(FOCI).default(DEFAULT_FOCUS),
  therapyApproach: z.enum(APPROACHES).default(DEFAULT_APPROACH),
  sessionTitle: z.preprocess(nothing, optionalText(TITLE_LENGTH, "That title is too long")),
});
export type OpenSessionInput = z.output<typeof openSessionInput>;

const sessionId = z
  .string({ error: (issue) => (issue.input === undefined ? "Session ID is required" : undefined) })
  .pipe(z.uuid("Session ID must be a valid UUID"));

/** senderType and senderName are accepted but ignored: the server knows who's writing (COUP-15). */
export const sendInput = z.object({
  sessionId,
  content: writtenText(MESSAGE_LENGTH, "Message content is too long")
    .refine((content) => content.trim() !== "", "Message content is required")
    .or(z.undefined().refine(() => false, "Message content is required"))
    .transform(String),
  isPrivate: z.boolean().default(false),
  targetUserId: z.uuid("Target user ID must be a valid UUID").nullish(),
});
export type SendInput = z.output<typeof sendInput>;

const limitOf = (most: number) => z.coerce.number().int().min(1).max(most).default(most);
const page = { limit: limitOf(MESSAGES_PER_PAGE), cursor: z.uuid().optional() };

/**
 * Shared by the two documented addresses of one list: the id is in the path or the query (contract
 * 6).
 */
export const listMessagesInput = z.object({ ...page, sessionId });
export type ListMessagesInput = z.output<typeof listMessagesInput>;

export const listInput = z.object({ limit: limitOf(LIST_LENGTH), cursor: z.uuid().optional() });
export type ListInput = z.output<typeof listInput>;

/** Every question needs an answer, even if it's "I would rather not say". */
export const checkInInput = z.object({
  id,
  answers: z.record(z.enum(CHECK_IN_ITEMS), z.enum(CHECK_IN_ANSWERS)),
});
export type CheckInInput = z.output<typeof checkInInput>;

export const beginAssessmentInput = z.object({ id, assessmentType: z.enum(ASSESSMENT_TYPES) });
export type BeginAssessmentInput = z.output<typeof beginAssessmentInput>;

const answer = z.number().int().min(LOWEST_ANSWER).max(MAX_ANSWER);
export const fillAssessmentInput = z.object({
  id,
  assessmentId: id,
  responses: z.record(z.string().check(atMostUnits(40)), answer),
});
export type FillAssessmentInput = z.output<typeof fillAssessmentInput>;

export const agreeInput = z.object({ id, assessmentId: id, agreed: z.boolean() });
export type AgreeInput = z.output<typeof agreeInput>;
