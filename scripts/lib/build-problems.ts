import { existsSync } from "node:fs";
import { resolve } from "node:path";

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The scripts of public/ that a build makes before Next's (public-scripts.mjs); Git keeps neither.
 */
const PUBLIC_SCRIPTS = ["first-aid.js", "offline-detector.js"];

/**
 * Why the service in `root` must not start as it was built: one sentence for each part that is
 * missing.
 */
export function buildProblems(root: string, { BUILD_DIR, READER_DIR }: Settings): string[] {
  // The folders that next.config.mjs and lib/reader/loaded.ts name too.
  const build = resolve(root, BUILD_DIR || ".next", "BUILD_ID");
  const reader = resolve(root, READER_DIR || "models/reader", "reader.onnx");
  // Without them the service runs, and nobody would notice that quick exit does nothing.
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
