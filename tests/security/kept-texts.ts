import { CLAIM_SUBJECTS } from "@/lib/core/legal/claims";

const evidence = CLAIM_SUBJECTS.flatMap((subject) => [
  `PUT /api/admin/settings claimsEvidence.${subject}.document`,
  `PUT /api/admin/settings claimsEvidence.${subject}.issuedBy`,
]);

/**
 * For each text field, the call that reads it back: its response must contain the text, identical
 * to the last code unit.
 */
export const KEPT: Readonly<Record<string, string>> = {
  "PATCH /api/user/profile therapyGoals": "GET /api/auth/user",
  "POST /api/mood notes": "GET /api/mood",
  "POST /api/mood triggers[]": "GET /api/mood",
  "PATCH /api/chat/sessions/[id] title": "GET /api/chat/sessions",
  "POST /api/chat/message content": "GET /api/chat/messages",
  "PATCH /api/memory/[id] content": "GET /api/memory",
  "PUT /api/safety-plan warningSigns[].text": "GET /api/safety-plan",
  "PUT /api/safety-plan ownWays[].text": "GET /api/safety-plan",
  "PUT /api/safety-plan peopleAndPlaces[].text": "GET /api/safety-plan",
  "PUT /api/safety-plan helpers[].text": "GET /api/safety-plan",
  "PUT /api/safety-plan professionals[].text": "GET /api/safety-plan",
  "PUT /api/safety-plan saferPlace[].text": "GET /api/safety-plan",
  "PUT /api/safety-plan worthLivingFor[].text": "GET /api/safety-plan",
  "POST /api/trauma-therapy/session title": "GET /api/chat/sessions",
  "POST /api/trauma-therapy/message content": "GET /api/chat/messages",
  "PATCH /api/pt/routines/[id] name": "GET /api/pt/routines/[id]",
  "POST /api/pt/generate-routine targetAreas[]": "GET /api/pt/routines",
  "POST /api/pt/generate-routine goals[]": "GET /api/pt/routines",
  "POST /api/pt/sessions notes": "GET /api/pt/sessions",
  "POST /api/pt/assessments painLevels{}": "GET /api/pt/assessments",
  "POST /api/pt/assessments mobilityScores{}": "GET /api/pt/assessments",
  "POST /api/pt/assessments strengthScores{}": "GET /api/pt/assessments",
  "POST /api/pt/assessments functionalScores{}": "GET /api/pt/assessments",
  "POST /api/pt/assessments goals[]": "GET /api/pt/assessments",
  "POST /api/pt/assessments limitations[]": "GET /api/pt/assessments",
  "POST /api/partner-invitations personalMessage": "GET /api/partner-invitations",
  "POST /api/shares label": "GET /api/shares",
  "POST /api/relationships relationshipName": "GET /api/relationships",
  "POST /api/relationships goals[]": "GET /api/relationships",
  "POST /api/relationships challenges[]": "GET /api/relationships",
  "POST /api/relationships communicationStyle": "GET /api/relationships",
  "POST /api/relationships conflictResolutionStyle": "GET /api/relationships",
  "PATCH /api/relationships/[id] relationshipName": "GET /api/relationships",
  "PATCH /api/relationships/[id] goals[]": "GET /api/relationships",
  "PATCH /api/relationships/[id] challenges[]": "GET /api/relationships",
  "PATCH /api/relationships/[id] communicationStyle": "GET /api/relationships",
  "PATCH /api/relationships/[id] conflictResolutionStyle": "GET /api/relationships",
  "POST /api/relationship-sessions sessionTitle": "GET /api/relationship-sessions",
  "POST /api/relationship-messages content": "GET /api/relationship-messages",
  "PATCH /api/admin/crisis-incidents/[id] note": "GET /api/admin/crisis-incidents/[id]",
  ...Object.fromEntries(evidence.slice(0, 2).map((field) => [field, "GET /api/admin/settings"])),
  "PATCH /api/admin/therapy-types/[id] name": "GET /api/admin/therapy-types",
  "PATCH /api/admin/therapy-types/[id] description": "GET /api/admin/therapy-types",
  "PATCH /api/admin/therapy-types/[id] techniques[]": "GET /api/admin/therapy-types",
  "PATCH /api/admin/therapy-types/[id] conditions[]": "GET /api/admin/therapy-types",
  "PATCH /api/admin/marketing/posts/[id] title": "GET /api/admin/marketing/posts",
  "PATCH /api/admin/marketing/posts/[id] content": "GET /api/admin/marketing/posts",
  "PATCH /api/admin/marketing/posts/[id] imagePrompt": "GET /api/admin/marketing/posts",
  "PATCH /api/admin/marketing/posts/[id] videoScript": "GET /api/admin/marketing/posts",
  "POST /api/admin/marketing/campaigns name": "GET /api/admin/marketing/campaigns",
  "POST /api/admin/marketing/campaigns description": "GET /api/admin/marketing/campaigns",
  "POST /api/admin/marketing/campaigns targetAudience": "GET /api/admin/marketing/campaigns",
  "PATCH /api/admin/marketing/campaigns/[id] name": "GET /api/admin/marketing/campaigns",
  "PATCH /api/admin/marketing/campaigns/[id] description": "GET /api/admin/marketing/campaigns",
  "PATCH /api/admin/marketing/campaigns/[id] targetAudience": "GET /api/admin/marketing/campaigns",
};

/** Text fields that aren't stored as sent, and why. */
export const NOT_KEPT: Readonly<Record<string, string>> = {
  "POST /api/admin/authenticate pin": "compared, never kept",
  "POST /api/shares/open token": "compared by its fingerprint, never kept",
  "POST /api/shares/decline token": "compared with what is made of its id, never kept",
  "POST /api/shares timeZone": "only the name of a time zone is taken",
  "POST /api/chat/sessions title": "an empty conversation is handed back with the name it has; renaming stands for it",
  "PUT /api/family/children/[id]/erasure after": "a number of days: another form is refused",
  "POST /api/admin/crisis-incidents/[id]/break-glass reason":
    "kept once an hour, as a note of the incident: the note stands for it",
  "DELETE /api/account after": "a number of days: another form is refused",
  "PATCH /api/admin/therapy-types/[id] systemPrompt":
    "held to rules about its words; goes through what its name goes through",
  "PATCH /api/admin/marketing/posts/[id] imageUrl": "an address: another form is refused",
  "PATCH /api/admin/marketing/posts/[id] videoUrl": "an address: another form is refused",
  "POST /api/admin/therapy-types/[id]/preview name": "tried out, never kept",
  "POST /api/admin/therapy-types/[id]/preview systemPrompt": "tried out, never kept",
  "POST /api/pt/sessions stopSigns[]": "only the names of a closed list are taken",
  "PUT /api/relationships/[id]/assessments/[assessmentId] responses{}": "only the ids of its questions are answered",
  "PUT /api/safety-plan helpers[].phone": "kept with digits in it alone: the texts beside it go through the same rules",
  "PUT /api/safety-plan professionals[].phone": "as that of a helper",
  ...Object.fromEntries(
    evidence.slice(2).map((field) => [field, "one shape for all subjects; the first stands for them"]),
  ),
};
