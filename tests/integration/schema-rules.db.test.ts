import { newId, newToken } from "@/lib/shared/ids";
import { query, rowsMentioning } from "../support/database";
import { insert, insertEverythingOf, insertExercise, insertUser } from "./rows";

const CHECK = { code: "23514" };
const UNIQUE = { code: "23505" };
const NO_SUCH_VALUE = { code: "22P02" };

describe("people", () => {
  it("DATA-02 an address belongs to one account, and is kept in lower case", async () => {
    const email = `${newId()}@example.org`;
    await insertUser({ email });
    await expect(insertUser({ email })).rejects.toMatchObject(UNIQUE);
    await expect(insertUser({ email: email.toUpperCase() })).rejects.toMatchObject(CHECK);
  });

  it.each([
    ["an age of 4", { age: 4 }],
    ["an age of 121", { age: 121 }],
    ["a child called adult", { age: 9, ageGroup: "adult" }],
    ["an adult called a child account", { age: 30, isChildAccount: true }],
    ["an unknown tier", { subscriptionTier: "gold" }],
  ])("DATA-02 CONST-06 refuses %s", async (_what, values) => {
    await expect(insertUser(values)).rejects.toMatchObject(CHECK);
  });
});

describe("moods and conversations", () => {
  it.each([0, 11])("DATA-03 refuses a mood score of %i", async (moodScore) => {
    const userId = await insertUser();
    await expect(insert("mood_entries", { userId, mood: "sad", moodScore })).rejects.toMatchObject(CHECK);
  });

  it("DATA-03 refuses a mood that is not one of the six", async () => {
    const userId = await insertUser();
    await expect(insert("mood_entries", { userId, mood: "ecstatic" })).rejects.toMatchObject(NO_SUCH_VALUE);
  });

  it("DATA-05 a conversation has one unanswered turn at most, and one message per client key", async () => {
    const sessionId = await insert("chat_sessions", { userId: await insertUser(), title: "v1.x" });
    const message = { sessionId, content: "v1.x" };
    await insert("chat_messages", { ...message, role: "assistant", status: "pending" });
    await expect(insert("chat_messages", { ...message, role: "assistant", status: "pending" })).rejects.toMatchObject(
      UNIQUE,
    );
    const clientKey = newId();
    await insert("chat_messages", { ...message, role: "user", clientKey });
    await expect(insert("chat_messages", { ...message, role: "user", clientKey })).rejects.toMatchObject(UNIQUE);
  });

  it("DATA-30 refuses the role ai in a stored message", async () => {
    const sessionId = await insert("chat_sessions", { userId: await insertUser(), title: "v1.x" });
    await expect(insert("chat_messages", { sessionId, role: "ai", content: "v1.x" })).rejects.toMatchObject(
      NO_SUCH_VALUE,
    );
  });

  it("DATA-04 a session's mood may be the trauma marker, and is never a text of any length", async () => {
    const userId = await insertUser();
    await insert("chat_sessions", { userId, title: "v1.x", mood: "trauma therapy" });
    await expect(insert("chat_sessions", { userId, title: "v1.x", mood: "m".repeat(41) })).rejects.toMatchObject(CHECK);
  });
});

describe("movement and programs", () => {
  it.each([
    ["pain 11", { painBefore: 11 }],
    ["pain -1", { painAfter: -1 }],
    ["energy 0", { energyLevel: 0 }],
    ["more exercises done than there were", { completedExercises: 4 }],
  ])("DATA-13 PHYS-08 refuses %s", async (_what, values) => {
    const userId = await insertUser();
    await expect(insert("pt_sessions", { userId, duration: 20, totalExercises: 3, ...values })).rejects.toMatchObject(
      CHECK,
    );
  });

  it("DATA-10 refuses an unknown difficulty", async () => {
    await expect(insertExercise({ difficulty: "expert" })).rejects.toMatchObject(NO_SUCH_VALUE);
  });

  it.each([-1, 101])("DATA-17 refuses a progress of %i percent", async (progress) => {
    const programId = await insert("programs", { name: "P", type: "other", description: "D", duration: 1 });
    const userId = await insertUser();
    await expect(insert("user_programs", { userId, programId, progress })).rejects.toMatchObject(CHECK);
  });

  it("DATA-16 refuses a program of an unknown type", async () => {
    const programme = { name: "P", type: "yoga", description: "D", duration: 1 };
    await expect(insert("programs", programme)).rejects.toMatchObject(CHECK);
  });
});

describe("couples", () => {
  async function jointSession() {
    const [partner1Id, partner2Id] = [await insertUser(), await insertUser()];
    const relationship = { relationshipName: "v1.x", relationshipType: "dating", partner1Id, partner2Id };
    const relationshipId = await insert("relationships", relationship);
    const sessionId = await insert("relationship_sessions", { relationshipId, sessionTitle: "v1.x" });
    return { sessionId, senderId: partner1Id };
  }

  it.each([
    ["a person's message without the person", { senderType: "user", senderId: null }],
    ["a person's message that says it is the guide's", { senderType: "ai" }],
  ])("DATA-21 refuses %s", async (_what, values) => {
    const message = { ...(await jointSession()), senderName: "N", content: "v1.x", ...values };
    await expect(insert("relationship_messages", message)).rejects.toMatchObject(CHECK);
  });

  it("DATA-21 refuses a private message that is nobody's", async () => {
    const { sessionId } = await jointSession();
    const message = { sessionId, senderType: "ai", senderName: "Sage", content: "v1.x", isPrivate: true };
    await expect(insert("relationship_messages", message)).rejects.toMatchObject(CHECK);
  });

  it("DATA-19 nobody is in a relationship with themselves", async () => {
    const one = await insertUser();
    const row = { relationshipName: "v1.x", relationshipType: "friend", partner1Id: one, partner2Id: one };
    await expect(insert("relationships", row)).rejects.toMatchObject(CHECK);
  });
});

describe("the company's own", () => {
  it("DATA-24 DATA-26 knows four platforms", async () => {
    const userId = await insertUser();
    const post = { platform: "myspace", title: "T", content: "C" };
    await expect(insert("marketing_posts", post)).rejects.toMatchObject(CHECK);
    const token = { userId, platform: "myspace", accessToken: "v1.x" };
    await expect(insert("oauth_tokens", token)).rejects.toMatchObject(CHECK);
  });

  it("R-09 the audit trail can be added to and nothing else", async () => {
    await insert("audit_events", { actor: newToken(), action: "read", outcome: "allowed" });
    const [{ seq } = { seq: "0" }] = await query<{ seq: string }>("SELECT max(seq)::text AS seq FROM audit_events");
    await insert("audit_chain", { seq, hash: newToken() });
    for (const change of [
      "UPDATE audit_events SET action = 'x'",
      "DELETE FROM audit_events",
      "TRUNCATE audit_events, audit_chain",
      "UPDATE audit_chain SET hash = 'x'",
      "DELETE FROM audit_chain",
    ]) {
      await expect(query(change)).rejects.toThrow(/is append-only/);
    }
  });
});

it("DATA-32 R-11 a person's rows go with the person, their keys included, and their partner stays", async () => {
  const [userId, otherId] = [await insertUser(), await insertUser()];
  await insertEverythingOf(userId, otherId);
  const outboxId = await insert("outbox", { userId, kind: "crisis_alert", dedupeKey: newId(), payload: "v1.x" });
  const before = await rowsMentioning(userId);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(await tablesUnderUsers()));

  await query("DELETE FROM users WHERE id = $1", [userId]);

  expect(await rowsMentioning(userId)).toEqual({});
  expect(await query("SELECT id FROM users WHERE id = $1", [otherId])).toHaveLength(1);
  expect(await query("SELECT id FROM outbox WHERE id = $1", [outboxId])).toHaveLength(1);
  expect(
    await query(
      'SELECT 1 FROM data_keys WHERE "ownerKind" = \'relationship\' AND "ownerId" NOT IN (SELECT id FROM relationships)',
    ),
  ).toEqual([]);
});

/** A table added later fails here until `insertEverythingOf` includes it. */
async function tablesUnderUsers(): Promise<string[]> {
  const rows = await query<{ table: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS "table" FROM pg_constraint
     WHERE confrelid = 'users'::regclass AND contype = 'f'
     UNION SELECT 'data_keys'`,
  );
  return rows.map(({ table }) => table);
}
