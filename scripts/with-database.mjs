// Runs a command with DATABASE_URL set: yours, or otherwise the embedded server of DATA_DIR, which
// is started if it isn't running, and left running if it was.
// Example: `node scripts/with-database.mjs prisma migrate dev --name add-something`

import { delimiter } from "node:path";
import { openDataDir } from "./lib/data-dir.mjs";
import { end, runMain, whenEnding } from "./lib/ending.mjs";
import { inRoot } from "./lib/paths.mjs";
import { portFrom } from "./lib/ports.mjs";
import { openPostgres } from "./lib/postgres.mjs";
import { run } from "./lib/processes.mjs";
import { Refusal } from "./lib/say.mjs";

await runMain(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (!command)
    throw new Refusal(
      "Name the command to run: node scripts/with-database.mjs COMMAND [ARGUMENTS]",
    );
  const data = process.env.DATABASE_URL ? undefined : openDataDir(process.env);
  const server = data && (await openPostgres(data, portFrom(process.env) + 2));
  if (server && !server.adopted) whenEnding(() => server.stop());
  const env = {
    ...process.env,
    DATABASE_URL: process.env.DATABASE_URL ?? server.address(),
    // The embedded database belongs to a demo, and so do the keys to its contents.
    ...(data && !process.env.ENCRYPTION_KEYS
      ? { ENCRYPTION_KEYS: data.secrets.encryptionKeys }
      : {}),
    PATH: `${inRoot("node_modules/.bin")}${delimiter}${process.env.PATH}`,
  };
  const code = await run(command, args, { env, cwd: inRoot(), stdio: "inherit", detached: false });
  await end(code);
});
