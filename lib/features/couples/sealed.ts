import { json, sealedTable, text } from "@/lib/shared/sealed-table";
import { z } from "@/lib/shared/zod-messages";

const list = json(z.array(z.string()));
const map = json(z.record(z.string(), z.unknown()));

/** Under the relationship's key, as everything here but the invitation. */
export const relationshipSeal = sealedTable("relationships", {
  relationshipName: text,
  goals: list,
  challenges: list,
  communicationStyle: text,
  conflictResolutionStyle: text,
});

export const relationshipSessionSeal = sealedTable("relationship_sessions", {
  sessionTitle: text,
  sessionFocus: text,
  therapyApproach: text,
});

export const relationshipMessageSeal = sealedTable("relationship_messages", { content: text, metadata: map });

export const relationshipAssessmentSeal = sealedTable("relationship_assessments", {
  title: text,
  questions: json(z.array(z.unknown())),
  partner1Responses: map,
  partner2Responses: map,
  analysisResults: map,
  recommendedActions: list,
});

/** Under the inviter's key: there is no relationship yet. */
export const invitationSeal = sealedTable("partner_invitations", { inviteeEmail: text, personalMessage: text });
