import { GET as messagesByPath } from "@/app/api/relationship-messages/[sessionId]/route";
import { GET as messagesByQuery, POST as send } from "@/app/api/relationship-messages/route";
import type { Exercise } from "@/lib/features/movement/types";
import { couple } from "@/tests/factories/couples";
import { signIn } from "@/tests/factories/people";
import { ask } from "@/tests/support/request";
import { GET as exercisesByPath } from "./[category]/route";
import { GET as exercisesByQuery } from "./route";

it("API-57 API-30 exercises of a category come by path part as by query string", async () => {
  const { cookie } = await signIn();
  for (const category of ["strength", "flexibility", "balance", "cardio", "rehabilitation", "all"]) {
    const path = await ask(exercisesByPath, { cookie, path: `/api/pt/exercises/${category}`, params: { category } });
    const query = await ask(exercisesByQuery, { cookie, path: `/api/pt/exercises?category=${category}` });
    expect([path.status, path.json()]).toEqual([200, query.json()]);
    const categories = new Set(path.json<Exercise[]>().map((exercise) => exercise.category));
    if (category !== "all") expect([...categories]).toEqual([category]);
  }
  const unknown = await ask(exercisesByPath, { cookie, path: "/api/pt/exercises/yoga", params: { category: "yoga" } });
  expect(unknown.status).toBe(400);
});

it("API-57 API-37 a talk's messages come by path part as by query string, to the two alone", async () => {
  const { maya, noah, session } = await couple();
  const sessionId = session.id;
  await ask(send, { method: "POST", cookie: maya.cookie, body: { sessionId, content: "I want to be nearer again." } });
  const both = (cookie: string) =>
    Promise.all([
      ask(messagesByPath, { cookie, path: `/api/relationship-messages/${sessionId}`, params: { sessionId } }),
      ask(messagesByQuery, { cookie, path: `/api/relationship-messages?sessionId=${sessionId}` }),
    ]);
  const [path, query] = await both(noah.cookie);
  expect(path.json<unknown[]>()).toHaveLength(2);
  expect([path.status, path.json(), path.headers.get("etag")]).toEqual([200, query.json(), query.headers.get("etag")]);
  const others = await both((await signIn()).cookie);
  expect(others.map(({ status }) => status)).toEqual([404, 404]);
  expect((await ask(messagesByQuery, { cookie: maya.cookie, path: "/api/relationship-messages" })).status).toBe(400);
});
