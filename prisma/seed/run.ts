import { createEnvironmentKeys } from "@/lib/adapters/keys/environment";
import { createDatabaseClient } from "@/lib/server/database-client";
import { env } from "@/lib/server/env";
import { fingerprintSecret } from "@/lib/server/fingerprint-secret";
import { seedAll } from "./seed-all";

async function main(): Promise<void> {
  const { DATABASE_URL, ENCRYPTION_KEYS } = env();
  const db = createDatabaseClient(DATABASE_URL);
  try {
    const ctx = {
      db,
      keys: createEnvironmentKeys(ENCRYPTION_KEYS),
      fingerprintSecret: fingerprintSecret(),
      now: new Date(),
    };
    const touched = await seedAll(ctx, { demo: process.env.SEED_DEMO_PEOPLE === "1", folder: __dirname });
    console.log(touched.length > 0 ? `Seeded ${touched.join(", ")}.` : "Seeds are up to date.");
  } finally {
    await db.$disconnect();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
