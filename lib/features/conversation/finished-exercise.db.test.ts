import { POST as send } from "@/app/api/chat/message/route";
import { POST as open } from "@/app/api/chat/sessions/route";
import { readSkills } from "@/lib/guide/content/load";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";

const begin = async ({ cookie }: SignedIn) =>
  (await ask(open, { method: "POST", cookie, body: { title: "Chat" } })).json<{ id: string }>().id;
const say = ({ cookie }: SignedIn, sessionId: string, content: string, headers = {}) =>
  ask(send, { method: "POST", cookie, headers, body: { sessionId, content } });
const historyOf = ({ user }: SignedIn) =>
  query(`SELECT exercise, approach, "sessionId" FROM finished_exercises WHERE "userId" = $1`, [user.id]);

const KIND_WORDS = readSkills("en", "adult").find(({ id }) => id === "kind-words");
const WALK = [
  KIND_WORDS?.title ?? "",
  "That you did all you could",
  "You are too slow",
  "that I did all I could",
  "You did what you could",
];

it("CHAT-19 an exercise walked to its end in words is kept once, with its approach, and a repeated request adds none", async () => {
  const person = await signIn();
  const sessionId = await begin(person);
  for (const content of WALK.slice(0, -1)) {
    await say(person, sessionId, content);
    expect(await historyOf(person)).toEqual([]);
  }
  const last = WALK.at(-1) ?? "";
  const headers = { "Idempotency-Key": newId() };
  const { status, text } = await say(person, sessionId, last, headers);
  expect([status, text]).toEqual([200, expect.stringContaining(KIND_WORDS?.close ?? "no skill")]);
  await say(person, sessionId, last, headers);
  await say(person, sessionId, "thank you, that was good for me");
  expect(await historyOf(person)).toEqual([{ exercise: "kind-words", approach: "CFT", sessionId }]);
});

it("CHAT-19 an exercise that was left or passed through without an answer is not kept as finished", async () => {
  const person = await signIn();
  const sessionId = await begin(person);
  for (const content of [...WALK.slice(0, 2), "stop", WALK[0] ?? "", ...Array(6).fill("I don't know")])
    await say(person, sessionId, content);
  expect(await historyOf(person)).toEqual([]);
});
