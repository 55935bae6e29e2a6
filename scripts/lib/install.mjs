// Installs packages if they're missing or differ from the lockfile. Nothing here may import a
// package.
import { existsSync } from "node:fs";
import { readJson } from "./files.mjs";
import { withLock } from "./lock.mjs";
import { inRoot } from "./paths.mjs";
import { run } from "./processes.mjs";
import { Refusal, say } from "./say.mjs";

const OLDEST_NODE = [20, 19];

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Refusal(
    `Willow needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}.`,
  );
}

/**
 * npm writes its list of installed packages as its last act; optional packages for other platforms
 * may be missing.
 */
function isInstalled() {
  const wanted = readJson(inRoot("package-lock.json"))?.packages ?? {};
  const found = readJson(inRoot("node_modules/.package-lock.json"))?.packages;
  if (!found) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || optional || found[path]?.version === version,
  );
}

/** @throws Refusal if npm fails */
export async function ensurePackages() {
  requireNode();
  if (isInstalled()) return;
  await withLock(inRoot(".install.lock"), async () => {
    if (isInstalled()) return;
    say("Installing packages …");
    const env = { ...process.env, NODE_ENV: "development" };
    const options = ["--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"];
    const code = await run("npm", ["ci", ...options], {
      cwd: inRoot(),
      env,
    });
    if (code !== 0 || !existsSync(inRoot("node_modules/next"))) {
      throw new Refusal("The packages could not be installed; npm's message stands above.");
    }
  });
}
