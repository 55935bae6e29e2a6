import { DELETE as forgetSession } from "@/app/api/chat/sessions/[id]/route";
import { DELETE as forgetAll } from "@/app/api/memory/route";
import { POST as recordMood } from "@/app/api/mood/route";
import { DATA_KINDS } from "@/lib/core/consent/privacy/constants";
import type { KeptData } from "@/lib/core/consent/privacy/types";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { insert, insertEverythingOf, insertUser } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET } from "./route";

const read = async ({ cookie }: SignedIn) => (await ask(GET, { cookie })).json<KeptData[]>();
const countsOf = async (who: SignedIn) => Object.fromEntries((await read(who)).map(({ id, count }) => [id, count]));

it("LEGL-22 R-11 tells each kind of data that is kept, why, how long and how it is locked", async () => {
  const kinds = await read(await signIn());
  expect(kinds.map(({ id }) => id)).toEqual([...DATA_KINDS]);
  expect(kinds.find(({ id }) => id === "moods")).toEqual({
    id: "moods",
    count: 0,
    ground: "consent",
    kept: "chosen",
    lock: "own",
  });
});

it("R-11 counts what is the caller's own, and nothing of anybody else", async () => {
  const kim = await signIn();
  await insertEverythingOf(await insertUser(), kim.user.id);
  const userId = kim.user.id;
  await insert("safety_plans", { userId, plan: "v1.x" });
  await insert("chat_sessions", { userId, title: "v1.x" });
  const sessionId = await insert("chat_sessions", { userId, title: "v1.x" });
  for (const role of ["user", "assistant"]) await insert("chat_messages", { sessionId, role, content: "v1.x" });
  await insert("pt_routines", { userId, name: "v1.x", estimatedDuration: 20 });
  await insert("pt_sessions", { userId, duration: 20, totalExercises: 3 });
  const body = { mood: "sad", moodScore: 3 };
  for (let at = 0; at < 3; at += 1) await ask(recordMood, { method: "POST", body, cookie: kim.cookie });
  // Two kinds of shared data also count as this person's: the couple's work, and what they show to
  // the other person.
  expect(await countsOf(kim)).toMatchObject({
    ...{ moods: 3, conversations: 1, safety_plan: 1, movement: 2, couples: 1, sign_ins: 1, shares: 1 },
    ...{ memory: 0, trauma: 0, programmes: 0, agreements: 0, drafts: 0, plan: 0 },
  });
});

it("CRIS-17 whether there were safety notes shows on no screen, nor in any other number", async () => {
  const kim = await signIn();
  const before = await countsOf(kim);
  await insert("crisis_incidents", { userId: kim.user.id, severity: "high", kind: "abuse", source: "chat_message" });
  const values = { kind: "crisis_alert", userId: kim.user.id, payload: "v1.x", dedupeKey: kim.user.id };
  await insert("outbox", { ...values, availableAt: new Date(Date.now() + 3_600_000) });
  expect(await countsOf(kim)).toEqual(before);
  expect(before).toMatchObject({ crisis_notes: null, mails: null, record: null });
});

it("R-11 what somebody deletes themself is on the record, once it is gone", async () => {
  const [kim, lee] = [await signIn(), await signIn()];
  const id = await insert("chat_sessions", { userId: kim.user.id, title: "v1.x" });
  const remove = ({ cookie }: SignedIn) => ask(forgetSession, { method: "DELETE", params: { id }, cookie });
  expect((await remove(lee)).status).toBe(404);
  expect((await remove(kim)).status).toBe(204);
  expect((await ask(forgetAll, { method: "DELETE", cookie: kim.cookie })).status).toBe(204);
  const rows = await query(`SELECT "action", "actor" FROM audit_events WHERE "subject" = $1 ORDER BY "seq"`, [
    kim.user.id,
  ]);
  expect(rows).toEqual([
    { action: "conversation.delete", actor: kim.user.id },
    { action: "memory.forget_all", actor: kim.user.id },
  ]);
});
