import { family } from "@/tests/factories/families";
import { EACH_FOR_THEMSELF, OWN_ADULT_CHANGE, type Rows } from "./row";
import { CANARY, type Given, made, send, type World } from "./world";

/** A child with consent, requested by their parent. */
async function aChild(): Promise<Given> {
  const { child, parent } = await family();
  return { params: { id: child.user.id }, owner: parent };
}

/** A child's check-in, which the child may show. */
async function aShownMood(world: World): Promise<Given> {
  const { child: owner } = await family();
  const body = { mood: "sad", notes: CANARY };
  return { params: { id: await made(world, "POST /api/mood", { owner, body }) }, body: { shared: true }, owner };
}

/** Calls about the things a parent sees and decides, and the things a child shows. */
export const FAMILY: Rows = {
  "GET /api/family": { cells: EACH_FOR_THEMSELF, given: aChild },
  "PUT /api/family/children/[id]/erasure": { cells: OWN_ADULT_CHANGE, given: aChild },
  "DELETE /api/family/children/[id]/erasure": {
    cells: OWN_ADULT_CHANGE,
    given: async (world) => {
      const given = await aChild();
      await send(world, "PUT /api/family/children/[id]/erasure", given);
      return given;
    },
  },
  "POST /api/family/children/[id]/birthday": {
    cells: OWN_ADULT_CHANGE,
    given: async () => ({ ...(await aChild()), body: { turned: 13 } }),
  },
  "POST /api/family/children/[id]/agree": {
    cells: OWN_ADULT_CHANGE,
    given: async (world) => {
      const given = await aChild();
      await send(world, "POST /api/family/children/[id]/withdraw", given);
      return given;
    },
  },
  "POST /api/family/children/[id]/withdraw": { cells: OWN_ADULT_CHANGE, given: aChild },
  // Only minors can show an entry; adults are told that it isn't for them.
  "PATCH /api/family/moods/[id]": { cells: "401 200 403 403 403 404 404 403 403 403", given: aShownMood },
};
