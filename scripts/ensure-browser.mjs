// Provides a browser for the tests: the system's Chromium, installed if the machine has none.
import { existsSync } from "node:fs";
import { browserPath } from "./lib/browser.mjs";
import { bin, inRoot } from "./lib/paths.mjs";
import { run } from "./lib/processes.mjs";
import { Refusal, say } from "./lib/say.mjs";

const DEBIAN = [
  "apt-get install -y --no-install-recommends chromium-headless-shell",
  "apt-get update",
];

export async function ensureBrowser() {
  if (browserPath()) return;
  say("Installing a browser for the tests …");
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const [install, update] = DEBIAN;
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    if ((await run("sh", ["-c", `${update} && ${install}`], { env })) === 0 && browserPath())
      return;
  }
  const code = await run(bin("playwright"), ["install", "chromium"], { cwd: inRoot() });
  if (code !== 0)
    throw new Refusal(
      "No browser could be installed: install Chromium, or set CHROMIUM_PATH to one.",
    );
}
