// As root, the database server has to run as another user, who must be able to reach its programs
// and its files.
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const NOBODY = 65_534;
const SEARCH = 0o1;
const READ = 0o4;

/** The user the server runs as: ourselves, unless we are root, which PostgreSQL refuses. */
export const serverUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function permits(path, need) {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === NOBODY ? 6 : gid === NOBODY ? 3 : 0;
  return ((mode >> shift) & need) === need;
}

/** Whether the server's user can reach this path with the access that `need` names. */
export function canReach(path, need = SEARCH) {
  if (serverUser.uid === undefined) return true;
  for (let at = dirname(path); ; at = dirname(at)) {
    if (!permits(at, SEARCH)) return false;
    if (at === dirname(at)) break;
  }
  return !existsSync(path) || permits(path, need);
}

export const canRun = (program) => canReach(program, READ | SEARCH);

/**
 * A directory owned by root that everyone can pass through, for files that can't stay in the
 * checkout or DATA_DIR.
 */
function commonPlaces() {
  return ["/var/lib/willow", join(tmpdir(), "willow")].filter((place) => {
    try {
      mkdirSync(place, { recursive: true });
      const { uid, mode } = lstatSync(place);
      // Someone else's directory could hold someone else's programs.
      if (uid !== 0 || mode & 0o022) return false;
      chmodSync(place, 0o711);
      return canReach(join(place, "x"));
    } catch {
      return false;
    }
  });
}

function openToAll(path) {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

/** Copies a directory of programs to where the server's user can run them; returns the copy. */
export function copyWithinReach(source, name) {
  for (const place of commonPlaces()) {
    const copy = join(place, name);
    if (existsSync(copy)) return copy;
    const draft = `${copy}.${process.pid}`;
    try {
      cpSync(source, draft, { recursive: true, verbatimSymlinks: true });
      openToAll(draft);
      renameSync(draft, copy);
      return copy;
    } catch {
      rmSync(draft, { recursive: true, force: true });
      if (existsSync(copy)) return copy;
    }
  }
  return undefined;
}

/**
 * The first of the wanted directory and the common places that can be handed to the server's user.
 */
export function homeWithinReach(wanted, name) {
  for (const place of [
    wanted,
    ...(serverUser.uid === undefined ? [] : commonPlaces().map((p) => join(p, name))),
  ]) {
    try {
      if (!canReach(place)) continue;
      mkdirSync(place, { recursive: true });
      chmodSync(place, 0o700);
      if (serverUser.uid !== undefined) chownSync(place, serverUser.uid, serverUser.gid);
      return place;
    } catch {
      // A file system without owners, or a full one: another place may work.
    }
  }
  return undefined;
}
