import "@testing-library/jest-dom";
import { ensureWorkerDatabase } from "./database";

const isDatabaseTest = expect.getState().testPath?.endsWith(".db.test.ts") ?? false;

if (isDatabaseTest) {
  beforeAll(async () => {
    process.env.DATABASE_URL = await ensureWorkerDatabase();
  });
  afterAll(async () => {
    const { db } = await import("@/lib/server/db");
    await db().$disconnect();
  });
}
