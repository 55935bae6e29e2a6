// `npm run keys:rotate`: put the new key first in ENCRYPTION_KEYS, keep the old one behind it, run this, then drop the old.
import { createEnvironmentKeys } from "@/lib/adapters/keys/environment";
import { rotateKeys } from "@/lib/features/account/rotate-keys";
import { createDatabaseClient } from "@/lib/server/database-client";
import { env } from "@/lib/server/env";

async function main(): Promise<void> {
  const { DATABASE_URL, ENCRYPTION_KEYS } = env();
  const db = createDatabaseClient(DATABASE_URL);
  try {
    const keys = createEnvironmentKeys(ENCRYPTION_KEYS);
    const { rewrapped } = await rotateKeys({ db, keys });
    console.log(`${rewrapped} data keys are wrapped anew; all are now under ${keys.currentKekId}.`);
  } finally {
    await db.$disconnect();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
