// npm run bench:scale [-- --people=1000,200000] [--messages-each=50] [--only=home,queue] [--quick]:
// starts a database server of its own and runs bench/scale/main.ts. Rate limits stay on.
import { end, runMain } from "../../scripts/lib/ending.mjs";
import { bin, inRoot } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/processes.mjs";
import { openGround } from "../ground.mjs";

await runMain(async () => {
  const { env, databaseLog } = await openGround();
  const command = ["bench/scale/main.ts", ...process.argv.slice(2)];
  await end(
    await run(bin("tsx"), command, { cwd: inRoot(), env: { ...env, DATABASE_LOG: databaseLog } }),
  );
});
