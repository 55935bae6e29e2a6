// The build gives every call's code a file with a name of its own, also where the contents are the
// same: the detector, the guided engine and the database client, 3 MB, stood there 110 times, and a
// server read each of them (decision 0053).
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * How a file of the build names another: by its place in the build, in its own code, or from where
 * it lies, in the list of what it needs. What browsers load lies in `static/chunks`, what the edge
 * runs in `edge/chunks`.
 */
const NAMED = /(?<="(?:server\/|\.\/|(?:\.\.\/)+)?)chunks\/((?:ssr\/)?[^"/]+\.js)(\.map)?(?=")/g;
const OWN_MAP = /\n?\/\/# sourceMappingURL=.*\s*$/;
/** Each of these holds what was loaded through it: two of them are two worlds, however alike. */
const isRuntime = (path) => path.includes("[turbopack]");

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));

/** Which of the same contents stays, by which goes. */
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
 * Leaves one file of those that say the same, and lets whoever names another name it. Nothing goes
 * before nobody names it: a build that was left half done still runs, and the next call goes on
 * with it.
 * @param {string} build the directory of a finished build
 * @returns {{ files: number, bytes: number }} what went
 */
export function shareChunks(build) {
  const server = join(build, "server");
  const chunks = join(server, "chunks");
  // The edge has chunks of its own, and names them alike.
  const edge = join(server, "edge", "/");
  const gone = { files: 0, bytes: 0 };
  // A file that names others may itself become the same as another once they have one name.
  for (let stays = duplicates(chunks); stays.size > 0; stays = duplicates(chunks)) {
    // First the names, then the files: whatever ends this in between leaves a build that works.
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
