// The scripts of public/ that are made of sources of the application. Made anew before every build,
// so that they can never say something else than it does.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, context } from "esbuild";
import { inRoot } from "./paths.mjs";

/**
 * The rules of the crisis detector, for the page that runs without the application (decision 0027);
 * some 70 KiB on the wire.
 */
const DETECTOR = `
import { detectPlain } from "@/lib/crisis/detect-plain";
globalThis.willowDetect = detectPlain;
`;

/**
 * What must work before, without and after the application's own scripts. Every page loads it, so
 * that each byte of it counts.
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

/** The same sources give the same text: the worker's kit is named for it (public/sw.js). */
export async function firstAid() {
  const { outputFiles } = await build(optionsOf(inRoot(), FIRST_AID, { write: false }));
  return outputFiles[0].text;
}

/**
 * A server that runs already never sends half a script: what is the same stays, and what is new
 * takes its place at once.
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
 * Makes them, and again with every change of a source, until what this answers is called: in watch
 * mode an edit of first aid holds as one of the application does.
 */
export async function watchPublicScripts(root = inRoot()) {
  const watched = await Promise.all(both(root).map((options) => context(options)));
  const stop = async () => void (await Promise.all(watched.map((each) => each.dispose())));
  try {
    // Whole before the first page is served.
    for (const each of watched) await each.rebuild();
    for (const each of watched) await each.watch();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
