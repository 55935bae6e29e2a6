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
/** Next to the other builds, because its references go up the same number of folders. */
const LAST = ".next-last";

/** Folders that aren't read when the build is served. */
const ONLY_FOR_BUILDING = new Set(["cache", "diagnostics", "types", "trace", "trace-build", "turbopack"]);
const TEXTS = new Set(["", ".js", ".json", ".css", ".html", ".rsc", ".meta", ".body", ".txt"]);
const CHUNK = /(?<=static\/chunks\/)([\w~.-]+)(?=\.(?:js|css)\b)/g;

/** Keeps the length, because the framework records the length of its rows. */
const otherName = (name: string): string =>
  createHash("sha256").update(`last ${name}`).digest("hex").repeat(2).slice(0, name.length);

/** The folder of the build that rendered a page. */
export function buildOf(html: string): string {
  const made = BUILDS.find((build) => {
    const path = join(root, build, "BUILD_ID");
    return existsSync(path) && html.includes(readFileSync(path, "utf8"));
  });
  if (!made) throw new Error("The page names none of the builds that lie here.");
  return made;
}

/**
 * Turns the build into a different build of the same sources: it gets its own id, and none of its
 * scripts and styles has the same name as in `build`. Building twice would take minutes.
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
    // Relative package links at the same depth still lead to the same place.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(from, path)), to);
    else if (TEXTS.has(extname(path))) writeFileSync(to, renamed(readFileSync(join(from, path), "utf8")));
    else copyFileSync(join(from, path), to);
  }
  return LAST;
}

export const forgetLastBuild = (): void => rmSync(join(root, LAST), { recursive: true, force: true });
