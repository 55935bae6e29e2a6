/**
 * How each text column is stored: encrypted with a data key, or plain for a stated reason
 * (security.md, "Data"). A test compares both lists with the columns of the migrated
 * database, so every new column must be listed.
 */
export const SEALED_COLUMNS = {
  users: ["culturalBackground", "religion", "therapyGoals", "parentEmail"],
  chat_sessions: ["title", "summary", "traumaType", "therapyApproach", "safetyLevel"],
  chat_messages: ["content", "metadata"],
  trauma_checks: ["answers"],
  memory_items: ["content"],
  mood_entries: ["notes", "triggers"],
  crisis_incidents: ["description", "actionTaken", "excerpt"],
  incident_notes: ["text", "strikeReason"],
  break_glass_grants: ["reason"],
  safety_plans: ["plan"],
  consents: ["guardianEmail"],
  shares: ["inviteeEmail", "label"],
  pt_routines: ["name", "goals", "targetAreas", "explanation"],
  routine_exercises: ["notes"],
  pt_sessions: ["notes", "stopSigns"],
  exercise_performance: ["aiComments"],
  physical_assessments: [
    "painLevels",
    "mobilityScores",
    "strengthScores",
    "functionalScores",
    "goals",
    "limitations",
    "recommendations",
  ],
  user_programs: ["counts"],
  certificates: ["achievementsUnlocked", "performanceMetrics"],
  relationships: [
    "relationshipName",
    "goals",
    "challenges",
    "communicationStyle",
    "conflictResolutionStyle",
  ],
  relationship_sessions: ["sessionTitle", "sessionFocus", "therapyApproach"],
  relationship_messages: ["content", "metadata"],
  relationship_assessments: [
    "title",
    "questions",
    "partner1Responses",
    "partner2Responses",
    "analysisResults",
    "recommendedActions",
  ],
  relationship_check_ins: ["answers"],
  partner_invitations: ["inviteeEmail", "personalMessage"],
  family_seats: ["inviteeEmail"],
  oauth_tokens: ["accessToken", "refreshToken"],
  oauth_states: ["verifier"],
  post_deliveries: ["begun"],
  outbox: ["payload"],
  idempotency_keys: ["response"],
} as const satisfies Record<string, readonly string[]>;

const CLOSED_LIST = "one of a closed list, checked by the database or the verb";
const CATALOGUE = "the product's own words, the same for everyone";
const HASH = "a hash or a keyed fingerprint; does not lead back to the value";
const OWN_NAME = "a name, shown in every header and list; held plain like the sign-in e-mail";
const FOR_PUBLICATION = "written to be published; no health data may reach it (R-13)";
const PROVIDER_ID = "an outside service's identifier, looked up by it";

export const PLAIN_COLUMNS = {
  users: {
    email: "sign-in looks it up; unique",
    firstName: OWN_NAME,
    lastName: OWN_NAME,
    profileImageUrl: "address of a picture that the sign-in provider serves",
    subscriptionTier: CLOSED_LIST,
    subscriptionStatus: CLOSED_LIST,
    preferredTherapyTypes: "ids of the public list of approaches",
    parentEmailIndex: HASH,
    stripeCustomerId: PROVIDER_ID,
    stripeSubscriptionId: PROVIDER_ID,
  },
  model_health: {
    server: "address and name of the operator's model, no person's",
    thinking: CLOSED_LIST,
  },
  accounts: {
    provider: "name of the sign-in provider",
    providerAccountId: PROVIDER_ID,
  },
  sessions: {
    sid: HASH,
    sess: "times and ids that the server wrote; nothing that a person typed",
  },
  data_keys: {
    kekId: "names the wrapping key; rotation looks it up",
    wrapped: "already encrypted by the key provider",
  },
  retention_choices: {
    kind: CLOSED_LIST,
  },
  chat_sessions: {
    mood: "a mood or the trauma marker, at most 40 characters; sessions are listed by it",
  },
  finished_exercises: {
    exercise: CLOSED_LIST,
    approach: CLOSED_LIST,
  },
  therapy_types: {
    name: CATALOGUE,
    shortName: CATALOGUE,
    category: CATALOGUE,
    description: CATALOGUE,
    techniques: CATALOGUE,
    conditions: CATALOGUE,
    systemPrompt: CATALOGUE,
  },
  therapy_type_versions: {
    content: CATALOGUE,
  },
  crisis_incidents: {
    kind: CLOSED_LIST,
    kindsBeside: CLOSED_LIST,
    source: CLOSED_LIST,
  },
  unread_texts: { source: CLOSED_LIST },
  incident_notes: {
    action: CLOSED_LIST,
    template: CLOSED_LIST,
  },
  crisis_counts: {
    kind: CLOSED_LIST,
  },
  crisis_months: {
    kind: CLOSED_LIST,
  },
  consents: {
    purpose: CLOSED_LIST,
    guardianEmailIndex: HASH,
    tokenHash: HASH,
  },
  shares: {
    kind: CLOSED_LIST,
    tokenHash: HASH,
    scope: CLOSED_LIST,
    inviteeEmailIndex: HASH,
    nameShown: CLOSED_LIST,
    timeZone: "name of a time zone, from the list that the browser has",
  },
  exercises: {
    name: CATALOGUE,
    targetArea: CATALOGUE,
    instructions: CATALOGUE,
    precautions: CATALOGUE,
    benefits: CATALOGUE,
    equipment: CATALOGUE,
    modifications: CATALOGUE,
    videoUrl: CATALOGUE,
    imageUrl: CATALOGUE,
  },
  routine_exercises: {
    phase: CLOSED_LIST,
  },
  exercise_performance: {
    completionStatus: CLOSED_LIST,
  },
  programs: {
    name: CATALOGUE,
    type: CLOSED_LIST,
    description: CATALOGUE,
    requirements: CATALOGUE,
  },
  user_programs: {
    status: CLOSED_LIST,
  },
  certificates: {
    certificateNumber: "random; printed on the certificate",
    recipientName: OWN_NAME,
    programName: CATALOGUE,
    instructorName: CATALOGUE,
    issuingOrganization: CATALOGUE,
    certificateType: CLOSED_LIST,
    verificationHash: HASH,
  },
  relationships: {
    status: CLOSED_LIST,
  },
  relationship_sessions: {
    sessionType: CLOSED_LIST,
    status: CLOSED_LIST,
  },
  relationship_messages: {
    senderName: OWN_NAME,
    messageType: CLOSED_LIST,
  },
  relationship_assessments: {
    assessmentType: CLOSED_LIST,
  },
  partner_invitations: {
    inviteeEmailIndex: HASH,
    tokenHash: HASH,
  },
  marketing_posts: {
    platform: CLOSED_LIST,
    title: FOR_PUBLICATION,
    content: FOR_PUBLICATION,
    hashtags: FOR_PUBLICATION,
    imagePrompt: FOR_PUBLICATION,
    videoScript: FOR_PUBLICATION,
    imageUrl: FOR_PUBLICATION,
    videoUrl: FOR_PUBLICATION,
    generator: CLOSED_LIST,
    engagementStats: "counts that the platform reports",
  },
  marketing_campaigns: {
    name: FOR_PUBLICATION,
    description: FOR_PUBLICATION,
    targetAudience: FOR_PUBLICATION,
    platforms: CLOSED_LIST,
  },
  oauth_tokens: {
    platform: CLOSED_LIST,
    tokenType: "part of the protocol, no secret",
    scope: "names of permissions",
    accountId: PROVIDER_ID,
    accountName: "public name of one of the company's accounts",
  },
  oauth_states: {
    platform: CLOSED_LIST,
    stateHash: HASH,
  },
  post_deliveries: {
    platform: CLOSED_LIST,
    status: CLOSED_LIST,
    sentText: FOR_PUBLICATION,
    externalId: PROVIDER_ID,
    lastError: "a code, never a text",
    lastReason: "the platform's own words about a post that was written to be published",
  },
  stripe_events: {
    id: PROVIDER_ID,
    type: PROVIDER_ID,
  },
  subscriptions: {
    tier: CLOSED_LIST,
    status: CLOSED_LIST,
    stripeSubscriptionId: PROVIDER_ID,
  },
  billing_operations: {
    kind: CLOSED_LIST,
    target: "an id or a plan",
  },
  family_seats: {
    inviteeEmailIndex: HASH,
    status: CLOSED_LIST,
  },
  used_trials: {
    addressPrint: HASH,
  },
  admin_sessions: {
    token: HASH,
  },
  pin_tries: {
    person: HASH,
    address: HASH,
  },
  audit_events: {
    actor: "an id or a job's name",
    action: CLOSED_LIST,
    subject: "an id",
    resource: "a table and an id",
    outcome: CLOSED_LIST,
    reason:
      "a code or staff's stated purpose; part of the chained record, readable when keys are gone",
    requestId: "made by the server",
  },
  audit_chain: {
    hash: HASH,
  },
  outbox: {
    kind: CLOSED_LIST,
    dedupeKey: "kind and ids",
    lastError: "a code, never a text",
  },
  idempotency_keys: {
    route: "method and path pattern",
    bodyFingerprint: HASH,
  },
  rate_limits: {
    key: "rule and id, or the fingerprint of an address",
  },
  settings: {
    key: CLOSED_LIST,
    value: "switches, limits and work addresses that staff set for everyone",
  },
  setting_changes: {
    key: CLOSED_LIST,
    before: "a setting as it stood; read again to put it back",
    after: "a setting as it stands",
  },
  analytics_days: {
    figures: "numbers of a whole day, none for fewer than five people",
  },
  seed_stamps: {
    name: "name of a seed",
    hash: HASH,
  },
} as const satisfies Record<string, Record<string, string>>;
