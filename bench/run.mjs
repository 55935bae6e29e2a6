// npm run bench [-- --quick] [--only=poll,home] [--soak=600]: creates a database of its own, builds
// the targets, and runs bench/main.ts. Rate limits stay on.
import { end, runMain } from "../scripts/lib/ending.mjs";
import { bin, inRoot } from "../scripts/lib/paths.mjs";
import { run } from "../scripts/lib/processes.mjs";
import { ensureBareBuild } from "./bare-build.mjs";
import { openGround } from "./ground.mjs";

await runMain(async () => {
  const { env } = await openGround();
  await ensureBareBuild(env);
  const command = ["bench/main.ts", ...process.argv.slice(2)];
  await end(await run(bin("tsx"), command, { cwd: inRoot(), env }));
});
