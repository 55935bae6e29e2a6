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

// Whatever a test of a component has put on the page, spoken words must reach its controls. This
// runs before the page is cleared.
if (typeof document !== "undefined") {
  afterEach(() => {
    expect(namesWithoutTheirLabel()).toEqual([]);
  });
}
