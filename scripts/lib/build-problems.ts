import { existsSync } from "node:fs";
import { resolve } from "node:path";

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The scripts of public/ that are built before Next's build (public-scripts.mjs); Git ignores both.
 */
const PUBLIC_SCRIPTS = ["first-aid.js", "offline-detector.js"];

/** Reasons why the build in `root` must not be started: one sentence for each missing part. */
export function buildProblems(root: string, { BUILD_DIR, READER_DIR }: Settings): string[] {
  // The same folders as in next.config.mjs and lib/reader/loaded.ts.
  const build = resolve(root, BUILD_DIR || ".next", "BUILD_ID");
  const reader = resolve(root, READER_DIR || "models/reader", "reader.onnx");
  // The service would run without them, and no one would notice that quick exit does nothing.
  const scripts = PUBLIC_SCRIPTS.map((name) => `public/${name}`).filter(
    (path) => !existsSync(resolve(root, path)),
  );
  return [
    ...(existsSync(build) ? [] : ["there is no build: run npm run build"]),
    ...scripts.map(
      (path) => `${path} is missing: run npm run build, which makes it; next build alone does not`,
    ),
    ...(existsSync(reader) ? [] : [`the reader's model ${reader} is missing`]),
  ];
}
