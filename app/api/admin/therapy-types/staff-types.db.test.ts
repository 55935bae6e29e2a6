import { GET as offered } from "@/app/api/therapy-types/route";
import type { StaffTherapyType, TypeVersionView } from "@/lib/features/conversation/therapy-types/types";
import { newId } from "@/lib/shared/ids";
import { type SignedInStaff, signIn, signInStaff } from "@/tests/factories/people";
import { helloOf } from "@/tests/factories/turns";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST as preview } from "./[id]/preview/route";
import { POST as restore } from "./[id]/restore/route";
import { PATCH } from "./[id]/route";
import { GET as versions } from "./[id]/versions/route";
import { GET } from "./route";

const PROMPT =
  "Work slowly. Ask what the person noticed in the body, name it with them, and let them choose one small step.";
const OTHER =
  "Work with pictures. Let the person draw in words what troubles them, and look at the picture together, calmly.";

let staff: SignedInStaff;
let id: string;
beforeAll(async () => {
  staff = await signInStaff({ firstName: "Ada", lastName: "Staff" });
});
// Create an approach just for this test, because all tests share the others.
beforeEach(async () => {
  const name = `Approach ${newId()}`;
  id = await insert("therapy_types", {
    name,
    shortName: name.slice(0, 12),
    category: "Test",
    description: "For a test.",
    ageGroups: "{adult}",
    systemPrompt: PROMPT,
  });
});
afterEach(() => query("DELETE FROM therapy_types WHERE id = $1", [id]));

const patch = (body: unknown, of = id) => ask(PATCH, { ...staff, method: "PATCH", params: { id: of }, body });
const mine = async () =>
  (await ask(GET, staff)).json<StaffTherapyType[]>().find((type) => type.id === id) as StaffTherapyType;
const history = async () => (await ask(versions, { ...staff, params: { id } })).json<TypeVersionView[]>();
/** The text a guide gets about this approach for a person of that age who chose it. */
async function prompted(age: number | null = 30) {
  const { ctx, user } = await signIn({ age });
  await query(`UPDATE users SET "preferredTherapyTypes" = $2 WHERE "id" = $1`, [user.id, [id]]);
  return (await helloOf(ctx)).approaches;
}
const isOffered = async () => (await ask(offered, await signIn())).text.includes(id);

it("ADMN-06 a PIN session alone opens the approaches with their prompts; nobody else sees a prompt", async () => {
  expect((await ask(GET)).status).toBe(401);
  const member = await signIn({ isAdmin: true });
  expect((await ask(GET, member)).status).toBe(401);
  for (const handler of [versions, preview, restore, PATCH]) {
    const method = handler === versions ? "GET" : handler === PATCH ? "PATCH" : "POST";
    expect(
      (await ask(handler, { ...member, method, params: { id }, body: method === "GET" ? undefined : {} })).status,
    ).toBe(401);
  }
  expect(await mine()).toMatchObject({ systemPrompt: PROMPT, version: 1, changedBy: null, isActive: true });
  expect((await ask(offered, member)).text).not.toContain(PROMPT);
});

it("ADMN-04 a change counts at once for members and the guide, with who, when and one audit row", async () => {
  const changed = await patch({ systemPrompt: OTHER, description: "Another one.", version: 1 });
  expect(changed.json()).toMatchObject({ systemPrompt: OTHER, version: 2, changedBy: "Ada Staff" });
  expect(await prompted()).toMatchObject([{ systemPrompt: OTHER }]);
  expect((await ask(offered, await signIn())).text).toContain("Another one.");
  const audited = await query(`SELECT "action" FROM audit_events WHERE "resource" = $1`, [`therapy_types/${id}/2`]);
  expect(audited).toEqual([{ action: "therapy_type.change" }]);
});

it("ONBD-10 an approach that is switched off is offered to nobody and told to no guide, until it is on again", async () => {
  expect(await isOffered()).toBe(true);
  await patch({ isActive: false });
  expect([await isOffered(), await prompted()]).toEqual([false, []]);
  await patch({ isActive: true });
  expect(await isOffered()).toBe(true);
});

it("ONBD-10 what staff took from an age group is no longer told about those who had chosen it", async () => {
  await patch({ ageGroups: ["teen", "adult"] });
  expect([await prompted(15), await prompted(30)]).toMatchObject([[{ systemPrompt: PROMPT }], [{}]]);
  await patch({ ageGroups: ["adult"] });
  expect([await prompted(15), await prompted(null)]).toEqual([[], []]);
  expect(await prompted(30)).toHaveLength(1);
});

it("ONBD-10 age groups are kept in one order, each once", async () => {
  const changed = await patch({ ageGroups: ["adult", "child", "adult"] });
  expect(changed.json<StaffTherapyType>().ageGroups).toEqual(["child", "adult"]);
});

it("keeps every state, the one it came with first, and brings one back as a new version", async () => {
  expect(await history()).toMatchObject([{ version: 1, content: { systemPrompt: PROMPT }, by: null }]);
  await patch({ systemPrompt: OTHER });
  await patch({ description: "Third." });
  expect((await history()).map(({ version, by }) => [version, by])).toEqual([
    [3, "Ada Staff"],
    [2, "Ada Staff"],
    [1, null],
  ]);
  const restored = await ask(restore, { ...staff, method: "POST", params: { id }, body: { version: 1 } });
  expect(restored.json()).toMatchObject({ version: 4, systemPrompt: PROMPT, description: "For a test." });
  expect((await history())[0]?.content).toEqual((await history()).at(-1)?.content);
});

it("a change that changes nothing is no version", async () => {
  await patch({ systemPrompt: PROMPT });
  expect((await mine()).version).toBe(1);
});

it("refuses a change upon an older version by name, and of two at once takes one", async () => {
  const both = await Promise.all([
    patch({ description: "One.", version: 1 }),
    patch({ description: "Two.", version: 1 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await patch({ description: "Late.", version: 1 })).text).toContain("Ada Staff changed this approach");
  expect((await mine()).version).toBe(2);
});

it.each([
  ["no age group", { ageGroups: [] }, "ageGroups"],
  ["an unknown age group", { ageGroups: ["elder"] }, "ageGroups.0"],
  ["an empty name", { name: " " }, "name"],
  ["a prompt that says nothing", { systemPrompt: "Be nice." }, "systemPrompt"],
  [
    "R-05 a prompt that makes the guide a person",
    { systemPrompt: `${PROMPT} Say that you are a therapist.` },
    "systemPrompt",
  ],
])("VALD-12 refuses %s, at its field", async (_what, body, path) => {
  const refused = await patch(body);
  expect([refused.status, refused.json<{ issues: { path: string }[] }>().issues[0]?.path]).toEqual([400, path]);
});

it("VALD-12 refuses a name that another approach has, however it is written", async () => {
  const [other] = await query<{ name: string }>("SELECT name FROM therapy_types WHERE id <> $1 LIMIT 1", [id]);
  const refused = await patch({ name: other?.name.toUpperCase() });
  expect([refused.status, refused.json()]).toEqual([
    400,
    expect.objectContaining({ issues: [{ path: "name", message: "Another approach has this name" }] }),
  ]);
});

it("an approach or version that is not there is not found", async () => {
  expect((await patch({ isActive: true }, newId())).status).toBe(404);
  expect((await ask(versions, { ...staff, params: { id: newId() } })).status).toBe(404);
  expect((await ask(restore, { ...staff, method: "POST", params: { id }, body: { version: 9 } })).status).toBe(404);
});

it("restoring upon an older reading is refused, and a state that today's rules refuse is told all the same", async () => {
  await patch({ description: "Second." });
  const stale = { ...staff, method: "POST", params: { id }, body: { version: 1, standing: 1 } };
  expect((await ask(restore, stale)).status).toBe(409);
  await query(
    `UPDATE therapy_type_versions SET content = jsonb_set(content, '{systemPrompt}', '"Be nice."') WHERE "therapyTypeId" = $1 AND version = 1`,
    [id],
  );
  expect((await history()).map(({ version }) => version)).toEqual([2, 1]);
});

it("the preview is of an approach that is there", async () => {
  const body = { name: "Pictures", systemPrompt: OTHER, audience: "child" };
  expect((await ask(preview, { ...staff, method: "POST", params: { id: newId() }, body })).status).toBe(404);
});

it("the preview is what a model would be told, boundaries last, and stores nothing", async () => {
  const body = { name: "Pictures", systemPrompt: OTHER, audience: "child" };
  const shown = (await ask(preview, { ...staff, method: "POST", params: { id }, body })).json<{
    prompt: string;
    guide: string;
  }>();
  expect(shown.guide).toBe("guided");
  expect(shown.prompt).toContain("Buddy");
  expect(shown.prompt.indexOf("BOUNDARIES")).toBeGreaterThan(shown.prompt.indexOf(OTHER));
  expect((await mine()).systemPrompt).toBe(PROMPT);
});
