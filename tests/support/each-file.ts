import "@testing-library/jest-dom";
import { namesWithoutTheirLabel } from "./label-in-name";

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

// For every component test: voice control must reach each control by its visible text. Runs before
// the page is cleared.
if (typeof document !== "undefined") {
  afterEach(() => {
    expect(namesWithoutTheirLabel()).toEqual([]);
  });
}
