// npm test: everything that proves the product works, from a fresh clone. No package may be
// imported before `ensurePackages`.

import { ensureBrowser } from "./ensure-browser.mjs";
import { ensurePooler } from "./ensure-pooler.mjs";
import { runMain } from "./lib/ending.mjs";
import { ensurePackages } from "./lib/install.mjs";
import { run } from "./lib/processes.mjs";

await runMain(async () => {
  await ensurePackages();
  await ensureBrowser();
  await ensurePooler();
  process.exitCode = await run("npm", ["run", "--silent", "verify"]);
});
