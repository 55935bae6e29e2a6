const SECRET =
  "a secret, or the fingerprint of one: it opens something and says nothing about anybody";
const OWNER = "the person whose file this is";
const PARENT = "the row that it stands under in the file";
const STAFF = "who of the staff it was: they stand in the file by their role (GDPR Article 15(4))";
const OTHER = "somebody else, told as far as this person was shown them";
const INDEX = "a fingerprint of an address that stands in the file itself, or is somebody else's";
const MACHINE = "how the service does its work; says nothing about anybody";
const NOTES =
  "staff's own working notes: they name staff and others, and must stay frank for care to be safe (GDPR Article 15(4)); what was done is told";
const COMPANY = "the company's own, written for everybody";

/**
 * Columns that no download includes, with the reason, in tables that a download does include. A
 * test compares this list and `FIELDS` with the database.
 */
export const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: { parentEmailIndex: INDEX },
  accounts: { userId: OWNER },
  sessions: {
    sid: SECRET,
    sess: "its two moments are told as signedInAt and provenAt",
    userId: OWNER,
  },
  admin_sessions: { token: SECRET, userId: OWNER },
  retention_choices: { userId: OWNER, dueAt: MACHINE },
  consents: { userId: OWNER, guardianId: OTHER, guardianEmailIndex: INDEX, tokenHash: SECRET },
  audit_events: { actor: "told by role, as `by`", subject: "told as `about`" },
  outbox: {
    userId: OWNER,
    dedupeKey: MACHINE,
    payload: "emptied as soon as the mail has left; what it said stands in the mail",
    attempts: MACHINE,
    availableAt: MACHINE,
    leaseUntil: MACHINE,
    lastError: MACHINE,
    unsent: "told by an empty `sentAt`",
  },
  chat_sessions: { userId: OWNER, revision: MACHINE },
  chat_messages: { sessionId: PARENT, role: "told as `by`", clientKey: MACHINE },
  memory_items: { userId: OWNER },
  mood_entries: { userId: OWNER },
  safety_plans: { userId: OWNER },
  crisis_incidents: {
    userId: OWNER,
    acknowledgedBy: STAFF,
    assignedTo: STAFF,
    resolvedBy: STAFF,
    handedAt: "how staff share out their work",
  },
  incident_notes: {
    id: MACHINE,
    incidentId: PARENT,
    authorId: STAFF,
    text: NOTES,
    struckBy: STAFF,
    strikeReason: NOTES,
  },
  break_glass_grants: { id: MACHINE, incidentId: PARENT, clinicianId: STAFF, reason: NOTES },
  finished_exercises: { userId: OWNER },
  trauma_checks: { userId: OWNER },
  pt_routines: { userId: OWNER },
  routine_exercises: { routineId: PARENT, exerciseId: "told by its name" },
  pt_sessions: { userId: OWNER },
  exercise_performance: { sessionId: PARENT, exerciseId: "told by its name" },
  physical_assessments: { userId: OWNER },
  user_programs: { userId: OWNER },
  certificates: { userId: OWNER },
  relationships: { partner1Id: OTHER, partner2Id: OTHER },
  relationship_sessions: { relationshipId: PARENT, participants: OTHER },
  relationship_messages: {
    sessionId: PARENT,
    senderId: "told as `by`",
    senderType: "told as `by`",
    targetUserId: "of private messages the file has this person's alone",
  },
  relationship_assessments: {
    relationshipId: PARENT,
    partner1Responses: "of the two sides the person's own alone, as `responses`",
    partner2Responses: "of the two sides the person's own alone, as `responses`",
    partner1AgreedAt: "whether this person agreed, as `agreed`; not whether the other has",
    partner2AgreedAt: "whether this person agreed, as `agreed`; not whether the other has",
  },
  relationship_check_ins: { relationshipId: PARENT, userId: OWNER },
  partner_invitations: {
    inviterId: OTHER,
    inviteeId: OTHER,
    inviteeEmailIndex: INDEX,
    tokenHash: SECRET,
  },
  shares: { ownerId: OTHER, viewerId: OTHER, inviteeEmailIndex: INDEX, tokenHash: SECRET },
  share_openings: { id: MACHINE, shareId: PARENT },
  subscriptions: { userId: OWNER, revision: MACHINE },
  billing_operations: { userId: OWNER },
  family_seats: { ownerId: OTHER, memberId: OTHER, inviteeEmailIndex: INDEX },
  marketing_posts: {
    userId: OWNER,
    campaignId: COMPANY,
    approvedById: STAFF,
    therapyTypeId: COMPANY,
  },
  post_deliveries: {
    id: MACHINE,
    postId: PARENT,
    attempts: MACHINE,
    availableAt: MACHINE,
    leaseId: MACHINE,
    leaseUntil: MACHINE,
    begun: SECRET,
    begunRevision: MACHINE,
    mayBeOutSince: MACHINE,
    lastError: MACHINE,
    lastReason: "the platform's words about a post",
    figuresReadAt: MACHINE,
  },
  setting_changes: { before: COMPANY, after: COMPANY, changedById: OWNER },
  therapy_type_versions: {
    therapyTypeId: "told by its name",
    content: COMPANY,
    changedById: OWNER,
  },
  oauth_tokens: {
    userId: OWNER,
    accessToken: SECRET,
    refreshToken: SECRET,
    tokenType: MACHINE,
    scope: MACHINE,
    expiresAt: MACHINE,
    accountId: COMPANY,
  },
};

/** Tables linked to a person that a download leaves out entirely. */
export const TABLES_LEFT_OUT: Readonly<Record<string, string>> = {
  unread_texts:
    "which texts wait to be read by the service; each text stands in the file, and the note goes once it is read",
  oauth_states:
    "half of a connection to a platform that is being opened: secrets, minutes old at most",
  idempotency_keys:
    "a copy of an answer, kept a day against doing something twice; what it is about stands in the file",
};
