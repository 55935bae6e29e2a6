// The scripts of public/ that are built from the application's sources. They're rebuilt before
// every build, so that they can't diverge from it.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, context } from "esbuild";
import { inRoot } from "./paths.mjs";

/**
 * The crisis detector's rules, for the page that runs without the application (decision 0027);
 * about 70 KiB over the network.
 */
const DETECTOR = `
import { detectPlain } from "@/lib/crisis/detect-plain";
globalThis.willowDetect = detectPlain;
`;

/**
 * The code that has to work before, without and after the application's own scripts. Every page
 * loads it, so every byte counts.
 */
const FIRST_AID = 'import "@/lib/client/first-aid/main";';

const optionsOf = (root, contents, more) => ({
  stdin: { contents, resolveDir: root, loader: "ts" },
  tsconfig: resolve(root, "tsconfig.json"),
  absWorkingDir: root,
  bundle: true,
  minify: true,
  charset: "utf8",
  target: "es2022",
  format: "iife",
  logLevel: "error",
  ...more,
});

const both = (root) => [
  optionsOf(root, DETECTOR, { outfile: resolve(root, "public/offline-detector.js") }),
  optionsOf(root, FIRST_AID, { outfile: resolve(root, "public/first-aid.js") }),
];

/** The same sources give the same text, which names the service worker's kit (public/sw.js). */
export async function firstAid() {
  const { outputFiles } = await build(optionsOf(inRoot(), FIRST_AID, { write: false }));
  return outputFiles[0].text;
}

/**
 * A running server never sends half a script: unchanged files stay, and changed ones are replaced
 * atomically.
 */
export async function makePublicScripts() {
  for (const options of both(inRoot())) {
    const { outputFiles } = await build({ ...options, write: false });
    const [{ contents }] = outputFiles;
    const file = options.outfile;
    if (existsSync(file) && Buffer.from(contents).equals(readFileSync(file))) continue;
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, contents);
    renameSync(beside, file);
  }
}

/**
 * Builds them, and rebuilds on every source change until the returned function is called: in watch
 * mode an edit of first aid takes effect like one of the application.
 */
export async function watchPublicScripts(root = inRoot()) {
  const watched = await Promise.all(both(root).map((options) => context(options)));
  const stop = async () => void (await Promise.all(watched.map((each) => each.dispose())));
  try {
    // Complete before the first page is served.
    for (const each of watched) await each.rebuild();
    for (const each of watched) await each.watch();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
