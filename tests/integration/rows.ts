import { newId, newToken } from "@/lib/shared/ids";
import { query } from "../support/database";

type Values = Record<string, unknown>;

/**
 * Inserts one row with SQL, bypassing the product's checks, and returns its id (if the table has
 * one).
 */
export async function insert(table: string, values: Values): Promise<string> {
  const columns = Object.keys(values);
  const [row] = await query<{ id?: string }>(
    `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(", ")})
     VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")}) RETURNING *`,
    Object.values(values),
  );
  return row?.id ?? "";
}

const later = () => new Date(Date.now() + 3_600_000);

export const insertUser = (values: Values = {}) => insert("users", { email: `${newId()}@example.org`, ...values });
export const insertProgram = () =>
  insert("programs", { name: "Course", type: "therapy", description: "Of things", duration: 7 });
export const insertExercise = (values: Values = {}) =>
  insert("exercises", {
    name: "Bridge",
    category: "strength",
    targetArea: "hips",
    difficulty: "beginner",
    duration: 5,
    instructions: "Lie down.",
    ...values,
  });

/** Inserts a data key for an owner that has no real one. */
const insertKeyOf = (ownerKind: "person" | "relationship", ownerId: string) =>
  query(
    `INSERT INTO data_keys ("ownerKind", "ownerId", "kekId", "wrapped") VALUES ($1, $2, 'test', 'x') ON CONFLICT DO NOTHING`,
    [ownerKind, ownerId],
  );

/** Inserts one row into every table that belongs to a person, to test what is deleted with them. */
export async function insertEverythingOf(userId: string, otherId: string): Promise<void> {
  const programId = await insertProgram();
  const exerciseId = await insertExercise();
  const sealed = "v1.x";
  await insert("accounts", { userId, provider: "oidc", providerAccountId: newId() });
  await insert("sessions", { sid: newToken(), sess: {}, expire: later(), userId });
  await insert("admin_sessions", { token: newToken(), userId, expiresAt: later() });
  await insertKeyOf("person", userId);
  await insert("mood_entries", { userId, mood: "happy" });
  await insert("retention_choices", {
    userId,
    kind: "moods",
    months: 24,
    effectiveFrom: later(),
    dueAt: later(),
  });
  const sessionId = await insert("chat_sessions", { userId, title: sealed });
  const messageId = await insert("chat_messages", { sessionId, role: "user", content: sealed });
  await insert("memory_items", { userId, content: sealed, sourceMessageId: messageId });
  await insert("finished_exercises", { userId, sessionId, exercise: "thought-record", approach: "CBT" });
  await insert("trauma_checks", { userId, answers: sealed });
  await insert("safety_plans", { userId, plan: sealed });
  await insert("unread_texts", { userId, source: "safety_plan", sourceId: userId });
  const incidentId = await insert("crisis_incidents", {
    userId,
    severity: "high",
    kind: "suicide",
    kindsBeside: ["abuse"],
    source: "chat_message",
    sessionId,
    messageId,
  });
  const struck = { struckAt: new Date(), struckBy: userId, strikeReason: sealed };
  await insert("incident_notes", { incidentId, authorId: userId, action: "note", text: sealed, ...struck });
  await insert("break_glass_grants", { incidentId, clinicianId: userId, reason: sealed, expiresAt: later() });
  await insert("consents", {
    userId,
    purpose: "use",
    guardianEmail: sealed,
    guardianEmailIndex: "i",
    tokenHash: newToken(),
    expiresAt: later(),
  });
  const link = { ownerId: userId, kind: "provider", tokenHash: newToken(), expiresAt: later() };
  const seen = { ownerId: otherId, kind: "family", viewerId: userId, acceptedAt: new Date(), expiresAt: later() };
  for (const share of [link, { ...seen, inviteeEmailIndex: newToken() }])
    await insert("share_openings", { shareId: await insert("shares", share) });
  const routineId = await insert("pt_routines", { userId, name: sealed, estimatedDuration: 20 });
  await insert("routine_exercises", { routineId, exerciseId, orderIndex: 0 });
  const ptSession = await insert("pt_sessions", { userId, routineId, duration: 20, totalExercises: 3 });
  await insert("exercise_performance", { sessionId: ptSession, exerciseId });
  await insert("physical_assessments", { userId, assessmentType: "pain" });
  const userProgramId = await insert("user_programs", { userId, programId, counts: sealed });
  await insert("certificates", {
    userId,
    programId,
    userProgramId,
    certificateNumber: newToken(),
    recipientName: "A",
    programName: "Course",
    completionDate: new Date(),
    instructorName: "B",
    issuingOrganization: "C",
    verificationHash: newToken(),
  });
  const relationshipId = await insert("relationships", {
    relationshipName: sealed,
    relationshipType: "marriage",
    partner1Id: userId,
    partner2Id: otherId,
  });
  await insertKeyOf("relationship", relationshipId);
  const joint = await insert("relationship_sessions", { relationshipId, sessionTitle: sealed });
  await insert("relationship_messages", {
    sessionId: joint,
    senderId: userId,
    senderType: "user",
    senderName: "A",
    content: sealed,
  });
  await insert("relationship_assessments", { relationshipId, assessmentType: "x", title: sealed, questions: sealed });
  await insert("relationship_check_ins", { relationshipId, userId, answers: sealed });
  await insert("partner_invitations", {
    inviterId: userId,
    inviteeEmail: sealed,
    inviteeEmailIndex: "i",
    relationshipType: "friend",
    tokenHash: newToken(),
    expiresAt: later(),
  });
  const postId = await insert("marketing_posts", { userId, platform: "twitter", title: "T", content: "C" });
  await insert("post_deliveries", { postId, platform: "twitter" });
  // A platform may have only one active token, whoever connected it.
  await insert("oauth_tokens", { userId, platform: "youtube", accessToken: sealed, isActive: false });
  await insert("oauth_states", {
    userId,
    platform: "youtube",
    stateHash: newToken(),
    verifier: sealed,
    expiresAt: later(),
  });
  await insert("setting_changes", { key: "freeConversations", before: 5, after: 6, changedById: userId });
  const [approach] = await query<{ id: string }>("SELECT id FROM therapy_types LIMIT 1");
  await insert("therapy_type_versions", {
    therapyTypeId: approach?.id,
    // Any unused number, because all tests share the approach.
    version: 1 + Math.floor(Math.random() * 1_000_000_000),
    content: {},
    changedById: userId,
  });
  await insert("idempotency_keys", { userId, key: newId(), route: "POST /x", bodyFingerprint: "f" });
  await insert("subscriptions", { userId, tier: "plus" });
  await insert("billing_operations", { userId, kind: "customer", target: userId });
  await insert("family_seats", {
    ownerId: userId,
    inviteeEmail: sealed,
    inviteeEmailIndex: "i",
    expiresAt: later(),
  });
}
