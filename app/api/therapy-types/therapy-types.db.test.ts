import { signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET } from "./route";

const list = async (cookie?: string) => {
  const answered = await ask(GET, { path: "/api/therapy-types", cookie });
  return { ...answered, types: answered.status === 200 ? answered.json<Record<string, unknown>[]>() : [] };
};

describe("GET /api/therapy-types", () => {
  it("API-18 lists the approaches with exactly the documented fields", async () => {
    const { status, types } = await list((await signIn()).cookie);
    expect(status).toBe(200);
    expect(types).toHaveLength(12);
    for (const type of types) {
      expect(Object.keys(type).sort()).toEqual(["ageGroups", "category", "description", "id", "name", "shortName"]);
    }
  });

  it("API-19 leaves out inactive approaches, and their prompts never leave", async () => {
    const { cookie } = await signIn({ age: 9, consent: "pending" });
    const before = await list(cookie);
    const [chosen] = await query<{ id: string; systemPrompt: string }>(
      `UPDATE therapy_types SET "isActive" = false WHERE "id" = (SELECT "id" FROM therapy_types LIMIT 1)
       RETURNING "id"::text, "systemPrompt"`,
    );
    try {
      const after = await list(cookie);
      expect(after.types).toHaveLength(before.types.length - 1);
      expect(after.types.map(({ id }) => id)).not.toContain(chosen?.id);
    } finally {
      await query(`UPDATE therapy_types SET "isActive" = true WHERE "id" = $1`, [chosen?.id]);
    }
    expect(before.text).not.toContain(chosen?.systemPrompt);
    expect(before.text).not.toContain("systemPrompt");
  });

  it("API-18 needs a signed-in person", async () => {
    expect((await list()).status).toBe(401);
  });
});
