import "@testing-library/jest-dom";

const isDatabaseTest = /\.(db\.test|soak)\.ts$/.test(expect.getState().testPath ?? "");

if (isDatabaseTest) {
  beforeAll(async () => {
    const { createWorkerDatabase } = await import("./database");
    process.env.DATABASE_URL = await createWorkerDatabase();
  });
  afterAll(async () => {
    const { db } = await import("@/lib/server/db");
    await db().$disconnect();
    const { hangUp } = await import("./database");
    await hangUp();
  });
}
