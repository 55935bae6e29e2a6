import { invitationTokenOf } from "@/lib/across/your-data/shares/invitation-link";
import type { MadeShare } from "@/lib/across/your-data/shares/types";
import { signIn } from "@/tests/factories/people";
import { ADULTS_MAKE, ADULTS_READ, EVERYBODY, OWN_ADULT_CHANGE, type Rows } from "./row";
import { type Given, made, send, type World } from "./world";

const LINK = { kind: "provider", items: ["moods"], days: 7 };

/** Made by a new person each time, because one person may make only ten a day. */
async function aLink(world: World): Promise<Given> {
  const owner = await signIn();
  return { params: { id: await made(world, "POST /api/shares", { body: LINK, owner }) }, owner };
}

async function inviting(world: World, inviteeEmail: string): Promise<Given> {
  const owner = await signIn();
  const body = { kind: "family", inviteeEmail, items: ["moods"] };
  return { params: { id: await made(world, "POST /api/shares", { body, owner }) }, owner };
}

/** An invitation, answered by the person it was sent to. */
async function anInvitation(world: World): Promise<Given> {
  const owner = await signIn();
  return { ...(await inviting(world, owner.user.email)), owner };
}

/**
 * Shares of adults with family and care providers. A person who turns out to be younger may still
 * end theirs.
 */
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
      const { link = "" } = await send<MadeShare>(world, "POST /api/shares", { body: LINK, owner: await signIn() });
      return { body: { token: link.split("/").at(-1) } };
    },
  },
  // A "no" is final: pressing again changes nothing.
  "POST /api/shares/decline": {
    cells: EVERYBODY,
    given: async (world) => {
      const { params } = await inviting(world, (await signIn()).user.email);
      return { body: { token: invitationTokenOf(world.people.owner.ctx, String(params?.id)) } };
    },
  },
};
