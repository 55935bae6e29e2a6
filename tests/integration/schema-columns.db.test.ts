import { query } from "../support/database";
import { columnsOf, enumValues, uniquesOf } from "./columns";
import { DOCUMENTED } from "./documented-columns";

it("DATA-01 every documented entity is a table of the migrated database", async () => {
  const rows = await query<{ table_name: string }>(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const tables = rows.map(({ table_name }) => table_name);
  expect(DOCUMENTED).toHaveLength(25);
  expect(tables).toEqual(expect.arrayContaining(DOCUMENTED.map(({ table }) => table)));
});

it.each(DOCUMENTED)("$id $table has its documented columns, types and defaults", async ({ table, columns }) => {
  expect(await columnsOf(table)).toEqual(expect.arrayContaining([...columns]));
});

it.each([
  ["DATA-02", "users", "email"],
  ["DATA-06", "therapy_types", "name"],
  ["DATA-08", "sessions", "sid"],
  ["DATA-09", "admin_sessions", "token"],
  ["DATA-18", "certificates", "certificateNumber"],
  ["DATA-18", "certificates", "verificationHash"],
])("%s %s is unique by %s", async (_id, table, column) => {
  expect(await uniquesOf(table)).toContain(column);
});

it("DATA-26 OAuth tokens are indexed by user and platform", async () => {
  const rows = await query<{ indexdef: string }>("SELECT indexdef FROM pg_indexes WHERE tablename = 'oauth_tokens'");
  expect(rows.map(({ indexdef }) => indexdef)).toContainEqual(expect.stringContaining('("userId", platform)'));
});

it.each([
  ["DATA-02", "AgeGroup", "child teen adult"],
  ["DATA-03", "Mood", "happy sad anxious angry neutral confused"],
  ["DATA-10", "Difficulty", "beginner intermediate advanced"],
  ["DATA-21", "SenderType", "user ai"],
])("%s %s knows exactly the documented values", async (_id, type, values) => {
  expect(await enumValues(type)).toEqual(values.split(" "));
});

it("DATA-30 a message's role is user or assistant, whatever a view calls it", async () => {
  expect(await enumValues("MessageRole")).toEqual(["user", "assistant"]);
});

it("DATA-31 trauma type, approach and safety level are optional columns of chat sessions", async () => {
  expect(await columnsOf("chat_sessions")).toEqual(
    expect.arrayContaining(["traumaType text?", "therapyApproach text?", "safetyLevel text?"]),
  );
});

it("DATA-33 the documented login store stands beside the library's accounts", async () => {
  expect(await columnsOf("sessions")).toEqual(["sid text", "sess jsonb", "expire timestamptz", "userId uuid"]);
  expect(await uniquesOf("accounts")).toContain("provider, providerAccountId");
});

it("DATA-34 acceptance of terms and of the disclaimer are two timestamps on users", async () => {
  expect(await columnsOf("users")).toEqual(
    expect.arrayContaining(["termsAcceptedAt timestamptz?", "disclaimerAcknowledgedAt timestamptz?"]),
  );
});
