// The build gives every call's code its own file name, even for identical contents: the detector,
// the guided engine and the database client, 3 MB, existed 110 times, and a server read each copy
// (decision 0053).
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * How one file of the build references another: by path within the build, in code, or by relative
 * path, in the list of its dependencies. Browser code is in `static/chunks`, edge code in
 * `edge/chunks`.
 */
const NAMED = /(?<="(?:server\/|\.\/|(?:\.\.\/)+)?)chunks\/((?:ssr\/)?[^"/]+\.js)(\.map)?(?=")/g;
const OWN_MAP = /\n?\/\/# sourceMappingURL=.*\s*$/;
/**
 * Each runtime file holds the modules loaded through it, so two identical ones still can't be
 * merged.
 */
const isRuntime = (path) => path.includes("[turbopack]");

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));

/** Maps each duplicate to the identical file that stays. */
function duplicates(chunks) {
  const first = new Map();
  const stays = new Map();
  for (const path of filesIn(chunks, ".js").sort()) {
    const name = relative(chunks, path);
    if (isRuntime(name)) continue;
    const content = readFileSync(path, "utf8").replace(OWN_MAP, "");
    const key = `${dirname(name)} ${createHash("sha256").update(content).digest("hex")}`;
    const known = first.get(key);
    if (known) stays.set(name, known);
    else first.set(key, name);
  }
  return stays;
}

function rename(path, stays) {
  const before = readFileSync(path, "utf8");
  const after = before.replace(NAMED, (whole, name, map = "") =>
    stays.has(name) ? `chunks/${stays.get(name)}${map}` : whole,
  );
  if (after !== before) writeFileSync(path, after);
}

/**
 * Keeps one of several identical files and points all references to it. A file is removed only once
 * nothing references it: a half-finished build still runs, and the next call continues with it.
 * @param {string} build the directory of a finished build
 * @returns {{ files: number, bytes: number }} the files removed and their size
 */
export function shareChunks(build) {
  const server = join(build, "server");
  const chunks = join(server, "chunks");
  // The edge has its own chunks with the same names.
  const edge = join(server, "edge", "/");
  const gone = { files: 0, bytes: 0 };
  // Files that reference others may become identical once those share a name.
  for (let stays = duplicates(chunks); stays.size > 0; stays = duplicates(chunks)) {
    // References first, then files: an interruption in between leaves a build that works.
    const naming = [...filesIn(server, ".js"), ...filesIn(server, ".nft.json")].filter(
      (path) => !path.startsWith(edge),
    );
    for (const path of naming) rename(path, stays);
    for (const name of stays.keys()) {
      gone.bytes += statSync(join(chunks, name)).size;
      gone.files += 1;
      rmSync(join(chunks, name));
      rmSync(join(chunks, `${name}.map`), { force: true });
    }
  }
  return gone;
}
