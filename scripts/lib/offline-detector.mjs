// The crisis detector as one file of public/, for the page that runs without the application (decision 0027). Made anew
// before every build, so that it can never say something else than the one in the application.
import { build } from "esbuild";
import { inRoot } from "./paths.mjs";

const SOURCE = `
import { createLightDetector } from "@/lib/features/safety/detect-light";
import { EASTERN } from "@/lib/features/safety/grammar/eastern";
import { EUROPEAN } from "@/lib/features/safety/grammar/european";
const { detect, add } = createLightDetector();
add(EUROPEAN);
add(EASTERN);
globalThis.willowDetect = detect;
`;

/** Writes the detector to `file`; all seven languages, some 120 KiB on the wire. */
export async function makeOfflineDetector(file = inRoot("public/offline-detector.js")) {
  await build({
    stdin: { contents: SOURCE, resolveDir: inRoot(), loader: "ts" },
    tsconfig: inRoot("tsconfig.json"),
    absWorkingDir: inRoot(),
    outfile: file,
    bundle: true,
    minify: true,
    charset: "utf8",
    target: "es2022",
    format: "iife",
    logLevel: "error",
  });
}
