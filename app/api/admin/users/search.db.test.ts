import pg from "pg";
import { amountsOf } from "@/bench/scale/amounts";
import { fill } from "@/bench/scale/fill";
import { NEWEST } from "@/lib/across/staff/users/constants";
import type { ManagedUser } from "@/lib/across/staff/users/types";
import { type SignedInStaff, signIn, signInStaff, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET } from "./route";

/**
 * Enough people that an old account isn't among the newest, which are searched without the index.
 */
const PEOPLE = NEWEST + 500;
const NAMES: readonly (readonly [firstName: string, lastName: string | null])[] = [
  ["王", "小明"],
  ["Åsa", "Öberg"],
  ["İnci", "IŞIK"],
  ["ΟΔΥΣΣΕΑΣ", "ΠΑΠΑΣ"],
  ["Ой", null],
  ["100%", "a_b\\c"],
  ["👩🏽‍🦰 Mo", "O'Hara-Ng"],
];

describe("among more people than are looked through one by one", () => {
  let staff: SignedInStaff;

  beforeAll(async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await fill(client, amountsOf(PEOPLE, 0, 0));
    await client.end();
    for (const [firstName, lastName] of NAMES) {
      const { user } = await signIn({ firstName, email: someEmail("of-old") });
      const change = `UPDATE users SET "lastName" = $2, "createdAt" = now() - interval '9 years' WHERE "id" = $1`;
      await query(change, [user.id, lastName]);
    }
    staff = await signInStaff({ isAdmin: true });
  }, 60_000);

  async function pagesOf(search: string): Promise<string[]> {
    const found: string[] = [];
    for (let cursor = ""; ; cursor = found.at(-1) ?? "") {
      const wanted = new URLSearchParams({ search, ...(cursor && { cursor }) });
      const { cookie, headers } = staff;
      const page = (await ask(GET, { cookie, headers, path: `/api/admin/users?${wanted}` })).json<ManagedUser[]>();
      found.push(...page.map(({ id }) => id));
      if (page.length < 100) return found;
    }
  }

  /** The same search run directly in PostgreSQL, word by word and without an index. */
  async function askedPlainly(search: string): Promise<string[]> {
    const words = search.split(" ").map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
    const rows = await query<{ id: string }>(
      `SELECT "id" FROM users WHERE (SELECT bool_and(COALESCE("email" ILIKE word OR "firstName" ILIKE word OR "lastName" ILIKE word, false))
         FROM unnest($1::text[]) AS word) ORDER BY "createdAt" DESC, "id" DESC`,
      [words],
    );
    return rows.map(({ id }) => id);
  }

  it.each([
    ...["fischer", "ADA.ABEL", "ada brandt", "brandt12", "olga fischer1", "an", "zq", "zebulon", "ada zebulon"],
    ...[
      "王",
      "小",
      "小明",
      "王小",
      "åsa",
      "ÖBERG",
      "Å",
      "inci",
      "İnci",
      "ışık",
      "οδυσσέας",
      "οδυσσεας",
      "ΠΑΠΑ",
      "ой",
      "ОЙ",
    ],
    ...["%", "_b", "a_b\\", "\\", "100%", "0%0", "axb", "of-old o'hara", "👩🏽", "👩🏽‍🦰 mo"],
  ])("ADMN-04 finds by %s whom PostgreSQL finds without an index, in the same order, once", async (search) => {
    expect(await pagesOf(search)).toEqual(await askedPlainly(search));
  });

  it.each([
    ["王", 1],
    ["小明", 1],
    ["ÖBERG", 1],
    ["ОЙ", 1],
    ["_b\\", 1],
    ["zebulon", 0],
  ])("ADMN-04 finds by %s %i of the old", async (search, count) => {
    expect(await pagesOf(search)).toHaveLength(count);
  });
});
