// The scripts of public/ that are made of sources of the application. Made anew before every build, so that they can never say
// something else than it does.
import { build } from "esbuild";
import { inRoot } from "./paths.mjs";

/** The rules of the crisis detector, for the page that runs without the application (decision 0027); some 70 KiB on the wire. */
const DETECTOR = `
import { detectPlain } from "@/lib/features/safety/detect-plain";
globalThis.willowDetect = detectPlain;
`;

/** What must work before, without and after the application's own scripts. Every page loads it, so that each byte of it counts. */
const FIRST_AID = 'import "@/lib/client/first-aid/main";';

const made = (contents, more) =>
  build({
    stdin: { contents, resolveDir: inRoot(), loader: "ts" },
    tsconfig: inRoot("tsconfig.json"),
    absWorkingDir: inRoot(),
    bundle: true,
    minify: true,
    charset: "utf8",
    target: "es2022",
    format: "iife",
    logLevel: "error",
    ...more,
  });

/** The same sources give the same text: the worker's kit is named for it (public/sw.js). */
export async function firstAid() {
  const { outputFiles } = await made(FIRST_AID, { write: false });
  return outputFiles[0].text;
}

export async function makePublicScripts() {
  await made(DETECTOR, { outfile: inRoot("public/offline-detector.js") });
  await made(FIRST_AID, { outfile: inRoot("public/first-aid.js") });
}
