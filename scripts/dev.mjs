// npm run dev: the demo's database and sign-in with Next in watch mode.
import { runUntilEnded, whenEnding } from "./lib/ending.mjs";
import { ensurePackages } from "./lib/install.mjs";

await runUntilEnded(async () => {
  await ensurePackages();
  const { openParts, startJobs } = await import("./lib/parts.mjs");
  const { watchPublicScripts } = await import("./lib/public-scripts.mjs");
  whenEnding(await watchPublicScripts());

  const parts = await openParts(process.env);
  const next = ["node_modules/next/dist/bin/next", "dev", "-p", String(parts.port)];
  parts.keep("web", next, { NODE_ENV: "development" });
  startJobs(parts);
});
