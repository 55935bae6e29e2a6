import { insertItems } from "@/lib/features/conversation/memory/repository";
import { newId } from "@/lib/shared/ids";
import { query } from "@/tests/support/database";
import {
  EACH_FOR_THEMSELF,
  EACH_MAKES_THEIR_OWN,
  EVERYBODY,
  OWN_CHANGE,
  OWN_READ,
  OWN_REMOVAL,
  type Rows,
} from "./row";
import { CANARY, type Given, made, send, type World } from "./world";

const aMood = async (world: World): Promise<Given> => ({
  params: { id: await made(world, "POST /api/mood", { body: { mood: "sad", notes: CANARY } }) },
});

/** One of the owner's conversations, with a message in it. */
async function aTalk(world: World): Promise<string> {
  const id = await made(world, "POST /api/chat/sessions", { body: { title: CANARY } });
  await send(world, "POST /api/chat/message", { body: { sessionId: id, content: `I saw ${CANARY}.` } });
  return id;
}
const theTalk = async (world: World): Promise<Given> => ({ params: { id: await aTalk(world) } });

async function aMemory(world: World): Promise<Given> {
  const sessionId = await aTalk(world);
  const [message] = await query<{ id: string }>(`SELECT id FROM chat_messages WHERE "sessionId" = $1`, [sessionId]);
  const id = newId();
  await insertItems(world.people.owner.ctx, [{ id, content: CANARY, sourceMessageId: message?.id ?? "" }], new Date());
  return { params: { id } };
}

const planWith = (sign: string) => ({
  warningSigns: [sign],
  ownWays: ["A walk"],
  peopleAndPlaces: [],
  helpers: [{ text: "My sister", phone: "555 0199" }],
  professionals: [],
  saferPlace: [],
});

/** Public calls, the account, moods, conversations, memories, and the safety plan. */
export const EVERYDAY: Rows = {
  "GET /api/health": { cells: EVERYBODY },
  "GET /api/qr": { cells: EVERYBODY },
  "GET /api/logout": { cells: "302 302 302 302 302 302 302 302 302 302", fresh: true },
  "GET /api/auth/[...nextauth]": {
    cells: "404 404 404 404 404 404 404 404 404 404",
    given: () => ({ params: { nextauth: ["session"] } }),
  },
  "POST /api/auth/[...nextauth]": {
    cells: "404 404 404 404 404 404 404 404 404 404",
    given: () => ({ params: { nextauth: ["session"] } }),
  },
  "GET /api/[...missing]": { cells: "404 404 404 404 404 404 404 404 404 404" },
  "POST /api/[...missing]": { cells: "404 404 404 404 404 404 404 404 404 404" },
  "PUT /api/[...missing]": { cells: "404 404 404 404 404 404 404 404 404 404" },
  "PATCH /api/[...missing]": { cells: "404 404 404 404 404 404 404 404 404 404" },
  "DELETE /api/[...missing]": { cells: "404 404 404 404 404 404 404 404 404 404" },

  "GET /api/auth/user": { cells: EACH_FOR_THEMSELF },
  "PATCH /api/user/profile": { cells: EACH_FOR_THEMSELF, given: () => ({ body: { language: "en" } }) },
  "GET /api/account": { cells: EACH_FOR_THEMSELF },
  "PATCH /api/account": { cells: EACH_FOR_THEMSELF, given: () => ({ body: { eraseAfter: null } }) },
  "DELETE /api/account": { cells: EACH_FOR_THEMSELF, fresh: true },
  "GET /api/account/access": { cells: EACH_FOR_THEMSELF },
  "GET /api/account/data": { cells: EACH_FOR_THEMSELF },
  "GET /api/account/export": { cells: EACH_FOR_THEMSELF, given: aMood },
  "GET /api/account/retention": { cells: EACH_FOR_THEMSELF },
  "PUT /api/account/retention": {
    cells: "401 200 200 200 403 200 200 200 200 200",
    given: () => ({ body: { kind: "moods", months: 12 } }),
  },
  "GET /api/account/sign-ins": { cells: EACH_FOR_THEMSELF },
  "DELETE /api/account/sign-ins": { cells: "401 204 204 204 204 204 204 204 204 204" },
  "GET /api/therapy-types": { cells: EACH_FOR_THEMSELF },

  "GET /api/mood": { cells: EACH_FOR_THEMSELF, given: aMood },
  "POST /api/mood": { cells: EACH_MAKES_THEIR_OWN, given: () => ({ body: { mood: "sad" } }) },
  "DELETE /api/mood/[id]": { cells: OWN_REMOVAL, given: aMood },

  "GET /api/chat/sessions": { cells: EACH_FOR_THEMSELF, given: theTalk },
  "POST /api/chat/sessions": { cells: EACH_MAKES_THEIR_OWN, given: () => ({ body: { mood: "happy" } }) },
  "PATCH /api/chat/sessions/[id]": {
    cells: OWN_CHANGE,
    given: async (world) => ({ ...(await theTalk(world)), body: { title: "Renamed" } }),
  },
  "DELETE /api/chat/sessions/[id]": { cells: OWN_REMOVAL, given: theTalk },
  "POST /api/chat/sessions/[id]/end": { cells: OWN_CHANGE, given: theTalk },
  "GET /api/chat/sessions/[id]/messages": { cells: OWN_READ, given: theTalk },
  "GET /api/chat/messages/[id]": { cells: OWN_READ, given: theTalk },
  "GET /api/chat/messages": {
    cells: OWN_READ,
    given: async (world) => ({ query: { sessionId: await aTalk(world) } }),
  },
  "POST /api/chat/message": {
    cells: OWN_CHANGE,
    given: async (world) => ({ body: { sessionId: await aTalk(world), content: "And a fox." } }),
  },

  "GET /api/memory": { cells: EACH_FOR_THEMSELF, given: aMemory },
  "PATCH /api/memory": { cells: "401 200 200 200 403 200 200 200 200 200", given: () => ({ body: { enabled: true } }) },
  "DELETE /api/memory": { cells: "401 204 204 204 403 204 204 204 204 204", given: aMemory },
  "PATCH /api/memory/[id]": {
    cells: OWN_CHANGE,
    given: async (world) => ({ ...(await aMemory(world)), body: { content: "A fox" } }),
  },
  "DELETE /api/memory/[id]": { cells: OWN_REMOVAL, given: aMemory },

  "GET /api/safety-plan": {
    cells: EACH_FOR_THEMSELF,
    given: async (world) => {
      await send(world, "PUT /api/safety-plan", { body: planWith(CANARY) });
      return {};
    },
  },
  "PUT /api/safety-plan": {
    cells: "401 200 200 200 403 200 200 200 200 200",
    given: () => ({ body: planWith("I stay up") }),
  },

  "GET /api/exercises/finished": { cells: EACH_FOR_THEMSELF },
  "POST /api/exercises/finished": {
    cells: OWN_CHANGE.replace("200", "201"),
    given: async (world) => ({ body: { exercise: "breathing", sessionId: await aTalk(world) } }),
  },
};
