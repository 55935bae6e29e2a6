import { POST as sendMessage } from "@/app/api/chat/message/route";
import { POST as openChat } from "@/app/api/chat/sessions/route";
import { DATA_MAP } from "@/lib/core/consent/privacy/data-map";
import { newId } from "@/lib/shared/ids";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { insertEverythingOf } from "@/tests/integration/rows";
import { query, rowsMentioning } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { PATCH } from "./route";

/**
 * The tables of everything a person writes or does. The couples' space is left out, because it's
 * open only to known adults.
 */
const WRITTEN = DATA_MAP.filter(({ id, ground }) => ground === "consent" || id === "programmes")
  .filter(({ id }) => id !== "couples" && id !== "answers")
  .flatMap(({ tables }) => tables);

const say = ({ cookie }: SignedIn, age: number) =>
  ask(PATCH, {
    method: "PATCH",
    cookie,
    body: { age, parentEmail: someEmail("parent"), acceptMedicalDisclaimer: true },
  });
const left = async ({ user }: SignedIn) => Object.keys(await rowsMentioning(user.id));

it("ONBD-21 R-07 nothing that a child wrote before we knew their age is kept, in any table", async () => {
  const child = await signIn({ age: null });
  const { cookie, user } = child;
  const chat = (await ask(openChat, { method: "POST", cookie, body: {} })).json<{ id: string }>();
  const body = { sessionId: chat.id, content: "My dad works far away" };
  await ask(sendMessage, { method: "POST", cookie, headers: { "Idempotency-Key": newId() }, body });
  expect(await left(child)).toEqual(expect.arrayContaining(["memory_items", "idempotency_keys", "chat_sessions"]));
  await insertEverythingOf(user.id, (await signIn()).user.id);
  const incident = await incidentOf(child);
  expect((await say(child, 9)).status).toBe(200);
  const after = await left(child);
  // Shares that others made with this person aren't theirs.
  expect(await query(`SELECT 1 FROM shares WHERE "ownerId" = $1`, [user.id])).toEqual([]);
  expect(after.filter((table) => WRITTEN.includes(table) && !table.startsWith("share"))).toEqual([]);
  expect(after).not.toContain("idempotency_keys");
  const incidents = await query(`SELECT "excerpt" FROM crisis_incidents WHERE "userId" = $1`, [user.id]);
  expect(incidents.length).toBeGreaterThan(0);
  expect(incidents.filter(({ excerpt }) => excerpt !== null)).toEqual([]);
  expect(await query(`SELECT 1 FROM crisis_incidents WHERE id = $1`, [incident])).toHaveLength(1);
});

it("ONBD-21 what a teenager or an adult wrote before they said their age stays", async () => {
  for (const age of [15, 40]) {
    const who = await signIn({ age: null });
    await insertEverythingOf(who.user.id, (await signIn()).user.id);
    await say(who, age);
    expect(await left(who)).toEqual(expect.arrayContaining(["chat_sessions", "memory_items", "safety_plans"]));
  }
});
