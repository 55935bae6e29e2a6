import { POST as openChat } from "@/app/api/chat/sessions/route";
import { GET, POST } from "@/app/api/exercises/finished/route";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";

const finish = (cookie: string | undefined, body: unknown) => ask(POST, { method: "POST", cookie, body });
const finishedOf = ({ user }: SignedIn) =>
  query(`SELECT exercise, approach, "sessionId" FROM finished_exercises WHERE "userId" = $1`, [user.id]);

async function sessionOf({ cookie }: SignedIn): Promise<string> {
  return (await ask(openChat, { method: "POST", cookie, body: { title: "Chat" } })).json<{ id: string }>().id;
}

it("keeps what was finished, in a conversation or outside of one", async () => {
  const person = await signIn();
  const sessionId = await sessionOf(person);
  expect((await finish(person.cookie, { exercise: "breathing", sessionId })).status).toBe(201);
  expect((await finish(person.cookie, { exercise: "grounding" })).json()).toMatchObject({ exercise: "grounding" });
  expect(await finishedOf(person)).toEqual([
    { exercise: "breathing", approach: "MBCT", sessionId },
    { exercise: "grounding", approach: "DBT", sessionId: null },
  ]);
});

it("AUTH-12 lists the caller's own, newest first, and nobody else's", async () => {
  const [person, other] = await Promise.all([signIn(), signIn()]);
  await finish(person.cookie, { exercise: "breathing" });
  await finish(person.cookie, { exercise: "grounding" });
  const listed = await ask(GET, { cookie: person.cookie });
  expect(listed.json<{ exercise: string }[]>().map(({ exercise }) => exercise)).toEqual(["grounding", "breathing"]);
  expect((await ask(GET, { cookie: other.cookie })).json()).toEqual([]);
  expect((await ask(GET)).status).toBe(401);
});

it("AUTH-12 answers 404 for somebody else's conversation and keeps nothing", async () => {
  const [person, other] = await Promise.all([signIn(), signIn()]);
  const sessionId = await sessionOf(other);
  expect((await finish(person.cookie, { exercise: "breathing", sessionId })).status).toBe(404);
  expect((await finish(person.cookie, { exercise: "breathing", sessionId: newId() })).status).toBe(404);
  expect(await finishedOf(person)).toEqual([]);
});

it("takes names from its list alone, and nobody who is signed out", async () => {
  const { cookie } = await signIn();
  const { status, json } = await finish(cookie, { exercise: "holding my breath" });
  expect([status, json()]).toEqual([
    400,
    expect.objectContaining({ issues: [expect.objectContaining({ path: "exercise" })] }),
  ]);
  expect((await finish(undefined, { exercise: "breathing" })).status).toBe(401);
});
