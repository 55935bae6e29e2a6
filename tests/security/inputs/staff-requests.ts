import { incidentOf } from "@/tests/factories/incidents";
import { anApprovedPost, aStaffDraft } from "@/tests/factories/marketing-posts";
import { signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { type Given, made, send, type World } from "../matrix/world";

const anApproach = async (): Promise<Given> => {
  const [row] = await query<{ id: string }>("SELECT id FROM therapy_types LIMIT 1");
  return { params: { id: row?.id ?? "" } };
};
const aPost = async ({ people: { admin } }: World): Promise<Given> => ({
  params: { id: (await aStaffDraft({ cookie: admin.cookie, headers: admin.headers ?? {} })).id },
});
const aReadyPost = async ({ people: { admin } }: World): Promise<Given> => ({
  params: { id: (await anApprovedPost({ cookie: admin.cookie, headers: admin.headers ?? {} })).id },
});
const anOwnPost = async (world: World): Promise<Given> => ({
  params: { id: await made(world, "POST /api/marketing/generate-post", { body: { platform: "facebook" } }) },
});

/**
 * In a new person's conversation: a second incident of the same person would be merged into the
 * first.
 */
async function anIncident(world: World): Promise<Given> {
  const owner = await signIn();
  const sessionId = await made(world, "POST /api/chat/sessions", { owner, body: {} });
  return { params: { id: await incidentOf(owner, { source: "chat_message", sessionId }) } };
}

const aPlatform = (): Given => ({ params: { platform: "youtube" } });

const withBody = (about: (world: World) => Given | Promise<Given>, body: unknown) => async (world: World) => ({
  ...(await about(world)),
  body,
});
const bodyAlone = (body: unknown) => (): Given => ({ body });

async function anApproachesPrompt(world: World): Promise<Given> {
  const types = await send<{ id: string; name: string; systemPrompt: string }[]>(
    world,
    "GET /api/admin/therapy-types",
    {
      owner: world.people.admin,
    },
  );
  const [{ id = "", name, systemPrompt } = {}] = types;
  return { params: { id }, body: { name, systemPrompt } };
}

type Fair = Readonly<Record<string, (world: World) => Given | Promise<Given>>>;

/** Valid requests of an admin with the PIN, by call; calls that aren't listed take no input. */
export const STAFF_REQUESTS: Fair = {
  "POST /api/admin/authenticate": bodyAlone({ pin: "730194" }),
  "PATCH /api/admin/users/[id]": ({ people }) => ({ params: { id: people.other.user.id }, body: { active: true } }),
  "GET /api/admin/users": () => ({ query: { search: "kim", show: "all", limit: "5" } }),
  "GET /api/admin/audit": () => ({ query: { actor: "kim@example.com", action: "people", limit: "5" } }),
  "GET /api/admin/crisis-incidents": () => ({ query: { filter: "open" } }),
  "GET /api/admin/crisis-incidents/[id]": anIncident,
  "PATCH /api/admin/crisis-incidents/[id]": withBody(anIncident, { action: "note", note: "Called back" }),
  "POST /api/admin/crisis-incidents/[id]/break-glass": withBody(anIncident, { reason: "Nobody answers the telephone" }),
  "GET /api/admin/crisis-incidents/[id]/conversation": anIncident,
  "GET /api/admin/crisis-report": () => ({ query: { year: "2026" } }),
  "GET /api/admin/analytics": () => ({ query: { days: "30" } }),
  "PATCH /api/admin/therapy-types/[id]": withBody(anApproach, { description: "About thoughts" }),
  "POST /api/admin/therapy-types/[id]/preview": anApproachesPrompt,
  "POST /api/admin/therapy-types/[id]/restore": withBody(anApproach, { version: 1 }),
  "GET /api/admin/therapy-types/[id]/versions": anApproach,
  "PUT /api/admin/settings": bodyAlone({
    freeConversations: 5,
    privacyContact: "privacy@example.org",
    claimsEvidence: { hipaa: { document: "A paper", issuedBy: "A body", validUntil: "2030-01-01" } },
  }),
  "POST /api/admin/settings/undo": bodyAlone({ keys: ["freeConversations"], after: 0, upTo: 1 }),
  "PATCH /api/admin/marketing/posts/[id]": withBody(aPost, { title: "A title", content: "A text", hashtags: ["Calm"] }),
  "DELETE /api/admin/marketing/posts/[id]": aPost,
  "POST /api/admin/marketing/posts/[id]/approve": withBody(aPost, { approved: true }),
  "POST /api/admin/marketing/posts/[id]/schedule": withBody(aPost, { scheduledFor: "2030-01-01T00:00:00Z" }),
  "POST /api/admin/marketing/posts/[id]/publish": aReadyPost,
  "GET /api/admin/marketing/deliveries": () => ({ query: { view: "open", limit: "5" } }),
  "POST /api/admin/marketing/generate-post": bodyAlone({ platform: "twitter" }),
  "POST /api/admin/marketing/success-story": bodyAlone({ platform: "instagram" }),
  "POST /api/admin/marketing/campaigns": bodyAlone({ name: "Spring", description: "Walks", platforms: ["twitter"] }),
  "PATCH /api/admin/marketing/campaigns/[id]": async (world) => {
    const by = { owner: world.people.admin, body: { name: "Spring" } };
    return { params: { id: await made(world, "POST /api/admin/marketing/campaigns", by) }, body: { name: "Summer" } };
  },
  "GET /api/admin/connections/[platform]/authorize": aPlatform,
  "POST /api/admin/connections/[platform]/disconnect": aPlatform,
  "GET /api/admin/connections/[platform]/callback": () => ({ ...aPlatform(), query: { code: "c", state: "s" } }),
  "PATCH /api/marketing/posts/[id]": withBody(anOwnPost, { deleted: false }),
  "DELETE /api/marketing/posts/[id]": anOwnPost,
  "POST /api/marketing/generate-post": bodyAlone({ platform: "facebook" }),
  "POST /api/marketing/success-story": bodyAlone({ platform: "facebook" }),
};
