import { storedConcern } from "@/lib/crisis/concern/state";
import { type ProtocolState, protocolGist, protocolState } from "@/lib/crisis/protocol/state";
import { json, sealedTable, text } from "@/lib/shared/sealed-table";
import { z } from "@/lib/shared/zod-messages";
import { CHECK_IN_ANSWERS, CHECK_IN_ITEMS } from "./constants";

const list = json(z.array(z.string()));
const responses = json(z.record(z.string(), z.number()));

/** State written by another release is read as far as it's understood. */
const crisisState = z
  .unknown()
  .transform(
    (stored): ProtocolState | undefined =>
      protocolState.safeParse(stored).data ?? protocolGist.safeParse(stored).data,
  );

const relationshipMessageMetadata = z.looseObject({
  suggested_activities: z.array(z.string()).optional().catch(undefined),
  fallback: z.boolean().optional().catch(undefined),
  /** State of the crisis protocol; only ever in an answer that one person alone reads. */
  crisis: crisisState.optional(),
  /**
   * This answer of the protocol came after the message was answered: the page shows help when it
   * sees it.
   */
  late: z.boolean().optional().catch(undefined),
  /**
   * State of a possible concern; only ever in an answer that one person alone reads. Never leaves
   * the server.
   */
  concern: storedConcern.optional(),
  /**
   * This shared message showed a crisis, so no joint answer is made from it. Never leaves the
   * server.
   */
  apart: z.boolean().optional().catch(undefined),
  /** Which message one of the guide's answers belongs to. Never leaves the server. */
  answers: z.string().optional().catch(undefined),
  /** When this pause ends (ISO 8601). Never leaves the server. */
  until: z.string().optional().catch(undefined),
});
export type RelationshipMessageMetadata = z.infer<typeof relationshipMessageMetadata>;

/** Sealed with the relationship's key. */
export const relationshipSeal = sealedTable("relationships", {
  relationshipName: text,
  goals: list,
  challenges: list,
  communicationStyle: text,
  conflictResolutionStyle: text,
});

/** Sealed with the relationship's key. */
export const relationshipSessionSeal = sealedTable("relationship_sessions", {
  sessionTitle: text,
  sessionFocus: text,
  therapyApproach: text,
});

/**
 * Sealed with the relationship's key, or with the person's own if only one person may read it (see
 * visibility).
 */
export const relationshipMessageSeal = sealedTable("relationship_messages", {
  content: text,
  metadata: json(relationshipMessageMetadata),
});

/** Sealed with the relationship's key, except each partner's responses, which use their own. */
export const relationshipAssessmentSeal = sealedTable("relationship_assessments", {
  title: text,
  questions: json(z.array(z.object({ id: z.string(), area: z.string(), text: z.string() }))),
  partner1Responses: responses,
  partner2Responses: responses,
  analysisResults: json(z.record(z.string(), z.tuple([z.number(), z.number()]))),
  recommendedActions: list,
});

/** Sealed with the person's own key. */
export const checkInSeal = sealedTable("relationship_check_ins", {
  answers: json(z.record(z.enum(CHECK_IN_ITEMS), z.enum(CHECK_IN_ANSWERS))),
});

/** Sealed with the inviter's key: there's no relationship yet. */
export const invitationSeal = sealedTable("partner_invitations", {
  inviteeEmail: text,
  personalMessage: text,
});
