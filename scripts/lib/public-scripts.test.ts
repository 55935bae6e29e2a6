import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { watchPublicScripts } from "./public-scripts.mjs";

const root = mkdtempSync(join(process.env.TEST_FILES ?? tmpdir(), "willow-scripts-"));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

async function untilMade(script: string, text: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (readFileSync(join(root, "public", script), "utf8").includes(text)) return;
    await pause(100);
  }
  throw new Error(`${script} does not say "${text}"`);
}

it("makes first aid and the detector again with every edit while they are watched", async () => {
  write("tsconfig.json", JSON.stringify({ compilerOptions: { paths: { "@/*": ["./*"] } } }));
  write("lib/client/first-aid/main.ts", 'document.title = "first words";');
  write("lib/crisis/detect-plain.ts", 'export const detectPlain = () => "first rules";');
  const stop = await watchPublicScripts(root);
  try {
    await untilMade("first-aid.js", "first words");
    await untilMade("offline-detector.js", "first rules");
    write("lib/client/first-aid/main.ts", 'document.title = "other words";');
    await untilMade("first-aid.js", "other words");
    write("lib/crisis/detect-plain.ts", 'export const detectPlain = () => "other rules";');
    await untilMade("offline-detector.js", "other rules");
  } finally {
    await stop();
  }
});
