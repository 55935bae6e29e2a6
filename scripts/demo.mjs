// npm run demo: runs everything the main job needs from a fresh clone, with only Node and npm. No
// package may be imported before `ensurePackages` has run.
import { DEMO_PEOPLE } from "./lib/demo-people.mjs";
import { runUntilEnded } from "./lib/ending.mjs";
import { ensurePackages } from "./lib/install.mjs";
import { bold, say } from "./lib/say.mjs";

const startedAt = Date.now();

function welcome({ port, settings }) {
  const width = Math.max(...DEMO_PEOPLE.map((person) => person.email.length));
  say(
    `\n  Willow is ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${bold(`http://localhost:${port}`)}\n`,
  );
  say("  Sign in as one of these, or with any name and e-mail:");
  for (const { email, about } of DEMO_PEOPLE) say(`    ${email.padEnd(width)}  ${about}`);
  say(`  Admin PIN: ${settings.ADMIN_PIN}`);
  say(
    `  Mails are written to ${settings.SMTP_URL ? "your mail server" : `${settings.DATA_DIR}/mail`}`,
  );
  say("  Ctrl-C stops everything; all data is kept.\n");
}

await runUntilEnded(async () => {
  await ensurePackages();
  const { openParts, startJobs, untilHealthy } = await import("./lib/parts.mjs");
  const { ensureBuild } = await import("./lib/build.mjs");
  const { SERVER_MEMORY, serverCommand } = await import("./lib/server-command.mjs");

  const parts = await openParts(process.env);
  const production = { NODE_ENV: "production" };
  const place = await ensureBuild({ ...parts.settings, ...production });
  parts.keep("web", serverCommand(parts.port), {
    ...production,
    ...SERVER_MEMORY,
    BUILD_DIR: place,
  });
  await untilHealthy(parts.base, 60_000);
  startJobs(parts);
  welcome(parts);
});
