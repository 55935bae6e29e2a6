import { CHECK_IN_ITEMS } from "@/lib/features/couples/constants";
import type { Assessment } from "@/lib/features/couples/types";
import { signIn, someEmail } from "@/tests/factories/people";
import {
  ADULTS_MAKE,
  ADULTS_READ,
  MADE_BY_THE_TWO,
  OF_THE_TWO,
  OWN_ADULT_CHANGE,
  OWN_ADULT_REMOVAL,
  type Rows,
} from "./row";
import { CANARY, type Caller, type Given, made, send, shareSpace, type World } from "./world";

const anAddress = () => ({ inviteeEmail: someEmail("invited") });
/** The owner's pending invitation. */
const sent = async (world: World): Promise<Given> => ({
  params: {
    token: await made(world, "POST /api/partner-invitations", { body: { ...anAddress(), personalMessage: CANARY } }),
  },
});
/** A pending invitation to a new person, who answers it. */
async function received(world: World): Promise<Given> {
  const owner: Caller = await signIn();
  const body = { inviteeEmail: owner.user.email };
  return { params: { token: await made(world, "POST /api/partner-invitations", { body }) }, owner };
}

const theSpace = ({ relationshipId: id }: World): Given => ({ params: { id } });
const aTalk = ({ relationshipId }: World): Given => ({ body: { relationshipId, sessionTitle: CANARY } });
const opened = (world: World) => made(world, "POST /api/relationship-sessions", aTalk(world));

async function aTalkInTheList(world: World): Promise<Given> {
  await opened(world);
  return {};
}

async function aWrittenTalk(world: World): Promise<string> {
  const sessionId = await opened(world);
  await send(world, "POST /api/relationship-messages", { body: { sessionId, content: CANARY } });
  return sessionId;
}

async function questionnaire(world: World): Promise<Assessment> {
  const body = { assessmentType: "talking" };
  return send<Assessment>(world, "POST /api/relationships/[id]/assessments", { ...theSpace(world), body });
}
async function answered(world: World): Promise<Given> {
  const { id: assessmentId, questions } = await questionnaire(world);
  const responses = Object.fromEntries(questions.map(({ id }) => [id, 3]));
  return { params: { ...theSpace(world).params, assessmentId } as Record<string, string>, body: { responses } };
}

/** The partner shares everything written in the couple's space. */
const seenBy = ["partner"] as const;

/** Two people who share a space: invitations, the space, its talks and questionnaires. */
export const TWO: Rows = {
  "GET /api/partner-invitations": { cells: ADULTS_READ, given: sent },
  "POST /api/partner-invitations": { cells: ADULTS_MAKE, given: () => ({ body: anAddress() }) },
  "DELETE /api/partner-invitations/[token]": { cells: OWN_ADULT_REMOVAL, given: sent },
  "POST /api/partner-invitations/[token]/resend": { cells: OWN_ADULT_CHANGE, given: sent },
  "POST /api/partner-invitations/[token]/accept": { cells: OWN_ADULT_CHANGE, given: received },
  "POST /api/partner-invitations/[token]/decline": { cells: OWN_ADULT_CHANGE, given: received },

  "GET /api/relationships": { cells: ADULTS_READ, seenBy },
  // Works only for the two people of an accepted invitation; everyone else is told so, whether or
  // not the other person exists.
  "POST /api/relationships": {
    cells: "401 201 403 403 403 403 403 403 403 403",
    given: ({ people: { partner } }) => ({
      body: { partner2Id: partner.user.id, relationshipName: CANARY, relationshipType: "family" },
    }),
  },
  "PATCH /api/relationships/[id]": {
    cells: OF_THE_TWO,
    given: (world) => ({ ...theSpace(world), body: { goals: [CANARY] } }),
    seenBy,
  },
  "GET /api/relationships/[id]/assessments": { cells: OF_THE_TWO, given: theSpace, seenBy },
  "POST /api/relationships/[id]/assessments": {
    cells: "401 200 201 404 403 403 403 404 404 404",
    given: (world) => ({ ...theSpace(world), body: { assessmentType: "closeness" } }),
    seenBy,
  },
  "PUT /api/relationships/[id]/assessments/[assessmentId]": { cells: OF_THE_TWO, given: answered, seenBy },
  "POST /api/relationships/[id]/assessments/[assessmentId]/agree": {
    cells: OF_THE_TWO,
    given: async (world) => {
      const given = await answered(world);
      for (const owner of [world.people.owner, world.people.partner]) {
        await send(world, "PUT /api/relationships/[id]/assessments/[assessmentId]", { ...given, owner });
      }
      return { params: given.params, body: { agreed: true } };
    },
    seenBy,
  },
  "POST /api/relationships/[id]/check-in": {
    cells: MADE_BY_THE_TWO,
    given: (world) => ({
      ...theSpace(world),
      body: { answers: Object.fromEntries(CHECK_IN_ITEMS.map((item) => [item, "no"])) },
    }),
    seenBy,
  },
  "POST /api/relationships/[id]/leave": {
    cells: "401 200 404 404 403 403 403 404 404 404",
    given: async () => {
      const owner: Caller = await signIn();
      return { params: { id: await shareSpace(owner, await signIn()) }, owner };
    },
  },

  "GET /api/relationship-sessions": { cells: ADULTS_READ, given: aTalkInTheList, seenBy },
  "POST /api/relationship-sessions": { cells: MADE_BY_THE_TWO, given: aTalk, seenBy },
  "GET /api/relationship-messages": {
    cells: OF_THE_TWO,
    given: async (world) => ({ query: { sessionId: await aWrittenTalk(world) } }),
    seenBy,
  },
  "GET /api/relationship-messages/[sessionId]": {
    cells: OF_THE_TWO,
    given: async (world) => ({ params: { sessionId: await aWrittenTalk(world) } }),
    seenBy,
  },
  "POST /api/relationship-messages": {
    cells: OF_THE_TWO,
    given: async (world) => ({ body: { sessionId: await opened(world), content: "We saw a fox." } }),
    seenBy,
  },
};
