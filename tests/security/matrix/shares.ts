import type { MadeShare } from "@/lib/features/shares/types";
import { signIn } from "@/tests/factories/people";
import { ADULTS_MAKE, ADULTS_READ, EVERYBODY, OWN_ADULT_CHANGE, type Rows } from "./row";
import { type Given, made, send, type World } from "./world";

const LINK = { kind: "provider", items: ["moods"], days: 7 };

const aLink = async (world: World): Promise<Given> => ({
  params: { id: await made(world, "POST /api/shares", { body: LINK }) },
});

const inviting = async (world: World, inviteeEmail: string): Promise<Given> => ({
  params: { id: await made(world, "POST /api/shares", { body: { kind: "family", inviteeEmail, items: ["moods"] } }) },
});

/** An invitation, in the name of the one to whom it went. */
async function anInvitation(world: World): Promise<Given> {
  const owner = await signIn();
  return { ...(await inviting(world, owner.user.email)), owner };
}

/** What adults show to family and to care providers. Whoever grew young may still end what they share. */
export const SHARES: Rows = {
  "GET /api/shares": { cells: ADULTS_READ, given: aLink },
  "POST /api/shares": { cells: ADULTS_MAKE, given: () => ({ body: LINK }) },
  "DELETE /api/shares": { cells: "401 204 204 204 204 204 204 204 204 204" },
  "PATCH /api/shares/[id]": {
    cells: OWN_ADULT_CHANGE,
    given: async (world) => ({
      ...(await inviting(world, (await signIn()).user.email)),
      body: { items: ["programmes"] },
    }),
  },
  "DELETE /api/shares/[id]": { cells: "401 204 404 404 404 404 404 404 404 404", given: aLink },
  "POST /api/shares/[id]/open": { cells: OWN_ADULT_CHANGE, given: aLink },
  "POST /api/shares/[id]/accept": { cells: OWN_ADULT_CHANGE, given: anInvitation },
  "POST /api/shares/[id]/decline": { cells: OWN_ADULT_CHANGE, given: anInvitation },
  "POST /api/shares/open": {
    cells: EVERYBODY,
    given: async (world) => {
      const { link = "" } = await send<MadeShare>(world, "POST /api/shares", { body: LINK });
      return { body: { token: link.split("/").at(-1) } };
    },
  },
};
