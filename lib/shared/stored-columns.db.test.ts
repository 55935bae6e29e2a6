import { query } from "@/tests/support/database";
import { PLAIN_COLUMNS, SEALED_COLUMNS } from "./stored-columns";

/** Every column that can hold free text. Enums can't, and Prisma's own migrations table isn't the product's. */
async function wordColumns(): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
       AND udt_name IN ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea', '_text', '_varchar', '_json', '_jsonb')`,
  );
  return rows.map(({ name }) => name).sort();
}

const sealed = Object.entries(SEALED_COLUMNS).flatMap(([table, columns]) =>
  columns.map((column) => `${table}.${column}`),
);
const plain = Object.entries(PLAIN_COLUMNS).flatMap(([table, columns]) =>
  Object.keys(columns).map((column) => `${table}.${column}`),
);

it("R-09 every text column of the database is either sealed or plain for a stated reason", async () => {
  expect([...sealed, ...plain].sort()).toEqual(await wordColumns());
});

it("R-09 sealed columns are single texts, which is what a ciphertext is", async () => {
  const rows = await query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND udt_name = 'text'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(sealed));
});

it("R-09 plain columns say why in words", () => {
  const reasons = Object.values(PLAIN_COLUMNS).flatMap((columns) => Object.values<string>(columns));
  for (const reason of reasons) expect(reason).toMatch(/\w+ \w+/);
});
