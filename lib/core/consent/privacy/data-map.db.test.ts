import { PLAIN_COLUMNS, SEALED_COLUMNS } from "@/lib/shared/stored-columns";
import { query } from "@/tests/support/database";
import { DATA_KINDS } from "./constants";
import { DATA_MAP, NOT_ABOUT_A_PERSON } from "./data-map";

const SEALED: Readonly<Record<string, readonly string[]>> = SEALED_COLUMNS;
const PLAIN: Readonly<Record<string, Readonly<Record<string, string>>>> = PLAIN_COLUMNS;

const mapped = new Set(DATA_MAP.flatMap(({ tables }) => tables));

it("R-11 every table of the database is on the data map, or beside it for a stated reason", async () => {
  const rows = await query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
  );
  const known = [...mapped, ...Object.keys(NOT_ABOUT_A_PERSON)];
  expect(known.sort()).toEqual(rows.map(({ name }) => name).sort());
  for (const reason of Object.values(NOT_ABOUT_A_PERSON)) expect(reason).toMatch(/\w+ \w+/);
});

it("R-11 what goes with a person's row is on the map, whatever reason the others have", async () => {
  const rows = await query<{ name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
     WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype = 'c'`,
  );
  const company = ["oauth_tokens"];
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.map(({ name }) => name).filter((name) => !mapped.has(name) && !company.includes(name))).toEqual([]);
});

it("R-11 the map says of each kind whether its texts are locked as they are stored", () => {
  for (const { id, tables, ofUsers, lock } of DATA_MAP) {
    const sealed = tables.flatMap((table) =>
      (SEALED[table] ?? []).filter((column) => table !== "users" || ofUsers?.includes(column)),
    );
    const plain = tables.flatMap((table) => Object.values(PLAIN[table] ?? {}));
    const isOpen = plain.some((reason) => /^written to be published/.test(reason));
    expect([id, lock !== "none"]).toEqual([id, sealed.length > 0 && !isOpen]);
  }
});

it("R-11 every text that stands in a person's own row belongs to one kind", () => {
  const texts = [...(SEALED.users ?? []), ...Object.keys(PLAIN.users ?? {})];
  const told = DATA_MAP.flatMap(({ ofUsers }) => ofUsers ?? []);
  expect(told.sort()).toEqual(texts.sort());
});

it("R-11 the map has one line for each kind, in their order", () => {
  expect(DATA_MAP.map(({ id }) => id)).toEqual([...DATA_KINDS]);
});
