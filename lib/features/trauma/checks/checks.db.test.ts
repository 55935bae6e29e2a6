import { DELETE as remove } from "@/app/api/trauma-therapy/checks/[id]/route";
import { GET as list, POST as record } from "@/app/api/trauma-therapy/checks/route";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { heaviestOf, shareOf, weightOf } from "./policy";

const ANSWERS = [4, 3, 0, 0, 1, 0, 2, 0, 0, 0];

const look = (person: SignedIn, answers: unknown = ANSWERS) =>
  ask(record, { method: "POST", body: { answers }, cookie: person.cookie });
const looks = async (person: SignedIn) => (await ask(list, { cookie: person.cookie })).json<{ id: string }[]>();

it("keeps a self-check sealed, lists one's own, newest first", async () => {
  const person = await signIn();
  const first = await look(person);
  expect(first.status).toBe(201);
  const second = await look(
    person,
    ANSWERS.map(() => 1),
  );
  expect((await looks(person)).map(({ id }) => id)).toEqual([second.json().id, first.json().id]);
  const rows = await query<{ answers: string }>(`SELECT answers FROM trauma_checks WHERE "userId" = $1`, [
    person.user.id,
  ]);
  for (const { answers } of rows) expect(answers).toMatch(/^v1/);
  expect(await looks(await signIn())).toEqual([]);
});

it.each([[[]], [[...ANSWERS, 1]], [ANSWERS.map(() => 5)], ["4"]])("refuses %j", async (answers) => {
  expect((await look(await signIn(), answers)).status).toBe(400);
});

it("can be taken back by its owner alone", async () => {
  const person = await signIn();
  const { id } = (await look(person)).json<{ id: string }>();
  const gone = (who: SignedIn) => ask(remove, { method: "DELETE", params: { id }, cookie: who.cookie });
  expect((await gone(await signIn())).status).toBe(404);
  expect((await gone(person)).status).toBe(204);
  expect(await looks(person)).toEqual([]);
});

it("TRAU-16 is closed to a teen", async () => {
  const teen = await signIn({ age: 15 });
  expect((await look(teen)).status).toBe(403);
  expect((await ask(list, { cookie: teen.cookie })).status).toBe(403);
  expect((await ask(remove, { method: "DELETE", params: { id: newId() }, cookie: teen.cookie })).status).toBe(403);
});

it("says how much room it takes, and what takes the most", () => {
  expect(shareOf(ANSWERS)).toBe(25);
  expect(weightOf(ANSWERS)).toBe("some");
  expect(weightOf(ANSWERS.map(() => 0))).toBe("light");
  expect(weightOf(ANSWERS.map(() => 4))).toBe("much");
  expect(heaviestOf(ANSWERS)).toEqual(["comesBack", "nights"]);
  expect(heaviestOf(ANSWERS.map(() => 1))).toEqual([]);
});
