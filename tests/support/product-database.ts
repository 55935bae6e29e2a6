import { createOwnDatabase } from "./own-database";

/**
 * For files that change what everybody shares (settings, approaches, all limits), through the product's own doors: it gets a
 * copy of the database that no other file sees. Called on the file's top level.
 */
export function giveProductItsOwnDatabase(): void {
  let own: Awaited<ReturnType<typeof createOwnDatabase>> | undefined;
  beforeAll(async () => {
    own = await createOwnDatabase();
    process.env.DATABASE_URL = own.url;
  });
  // After the product has hung up, which each-file.ts sees to.
  afterAll(() => own?.drop());
}
