import { env } from "@/lib/server/env";
import { isUpToDate } from "./sources";

async function main(): Promise<void> {
  const { DATABASE_URL, ENCRYPTION_KEYS } = env();
  const which = { demo: process.env.SEED_DEMO_PEOPLE === "1", folder: __dirname };
  if (await isUpToDate(DATABASE_URL, which.folder, which))
    return console.log("Seeds are up to date.");

  const { createEnvironmentKeys } = await import("@/lib/adapters/keys/environment");
  const { createDatabaseClient } = await import("@/lib/server/database-client");
  const { fingerprintSecret } = await import("@/lib/server/fingerprint-secret");
  const { seedAll } = await import("./seed-all");
  const db = createDatabaseClient(DATABASE_URL);
  try {
    const keys = createEnvironmentKeys(ENCRYPTION_KEYS);
    const touched = await seedAll(
      { db, keys, fingerprintSecret: fingerprintSecret(), now: new Date() },
      which,
    );
    console.log(`Seeded ${touched.join(", ")}.`);
  } finally {
    await db.$disconnect();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
