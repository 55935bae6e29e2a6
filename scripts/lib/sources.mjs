import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { inRoot } from "./paths.mjs";

const isTest = (path) => /\.test\.tsx?$/.test(path);

function filesUnder(path) {
  const full = inRoot(path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/** One hash of everything under these paths of the checkout, except tests and generated code. */
export function fingerprintOf(paths, salt = "") {
  const hash = createHash("sha256").update(salt);
  for (const path of paths.flatMap(filesUnder)) {
    if (isTest(path) || path.startsWith("prisma/client/")) continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update("\0");
  }
  return hash.digest("hex");
}
