import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join, relative, resolve } from "node:path";

const root = resolve(__dirname, "../../..");
const BUILDS = [".next", ".next-2", ".next-3"];
/** Beside the others: what it needs lies as many folders above it. */
const LAST = ".next-last";

/** Nobody reads these when the build is served. */
const ONLY_FOR_BUILDING = new Set(["cache", "diagnostics", "types", "trace", "trace-build", "turbopack"]);
const TEXTS = new Set(["", ".js", ".json", ".css", ".html", ".rsc", ".meta", ".body", ".txt"]);
const CHUNK = /(?<=static\/chunks\/)([\w~.-]+)(?=\.(?:js|css)\b)/g;

/** Of the same length, because the framework writes down how long its rows are. */
const otherName = (name: string): string =>
  createHash("sha256").update(`last ${name}`).digest("hex").repeat(2).slice(0, name.length);

/** The folder of the build that a page was made by. */
export function buildOf(html: string): string {
  const made = BUILDS.find((build) => {
    const path = join(root, build, "BUILD_ID");
    return existsSync(path) && html.includes(readFileSync(path, "utf8"));
  });
  if (!made) throw new Error("The page names none of the builds that lie here.");
  return made;
}

/**
 * The same sources as another build: it has an id of its own, and none of its scripts and styles is
 * called as in `build`. Building twice would take minutes.
 * @returns its folder
 */
export function makeLastBuild(build: string): string {
  forgetLastBuild();
  const from = join(root, build);
  const id = readFileSync(join(from, "BUILD_ID"), "utf8");
  const renamed = (text: string) => text.replaceAll(id, otherName(id)).replace(CHUNK, otherName);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = relative(from, join(entry.parentPath, entry.name));
    if (ONLY_FOR_BUILDING.has(path.split("/")[0] ?? "") || path.endsWith(".map")) continue;
    const to = join(root, LAST, renamed(path));
    if (entry.isDirectory()) continue;
    mkdirSync(dirname(to), { recursive: true });
    // Links to packages lead from the same depth to the same place.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(from, path)), to);
    else if (TEXTS.has(extname(path))) writeFileSync(to, renamed(readFileSync(join(from, path), "utf8")));
    else copyFileSync(join(from, path), to);
  }
  return LAST;
}

export const forgetLastBuild = (): void => rmSync(join(root, LAST), { recursive: true, force: true });
