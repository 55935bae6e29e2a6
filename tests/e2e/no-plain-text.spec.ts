import { expect } from "@playwright/test";
import { rows } from "./support/demo";
import { test } from "./support/test";
import { typedTexts } from "./support/typed";

interface Table {
  readonly name: string;
}

/** Runs last (playwright.config.ts), when everything the journeys typed is in the database. */
test("DATA-35 DATA-01 the database holds none of the texts that people typed", async () => {
  const typed = typedTexts();
  expect(typed.length).toBeGreaterThanOrEqual(8);
  const tables = await rows<Table>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  expect(tables.length).toBeGreaterThan(30);
  const found: string[] = [];
  let searched = 0;
  for (const { name } of tables) {
    const dump = await rows<{ line: string }>(`SELECT t::text AS line FROM ${name} t`);
    searched += dump.length;
    for (const text of typed) {
      if (dump.some(({ line }) => line.includes(text))) found.push(`${name}: ${text}`);
    }
  }
  expect(searched).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
