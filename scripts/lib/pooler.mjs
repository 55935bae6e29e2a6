import { existsSync } from "node:fs";
import { join } from "node:path";

const PLACES = [...(process.env.PATH ?? "").split(":").filter(Boolean), "/usr/sbin"];

/** @returns the path of a PgBouncer, or undefined if there is none */
export function poolerPath() {
  return [process.env.PGBOUNCER_PATH, ...PLACES.map((place) => join(place, "pgbouncer"))].find(
    (path) => path && existsSync(path),
  );
}
