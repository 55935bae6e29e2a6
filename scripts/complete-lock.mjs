// node scripts/complete-lock.mjs: run it after a registry that lacks some packages for other
// platforms has written the lockfile, because `npm ci` rejects one that doesn't list every optional
// dependency. Adds those; changes nothing else.
import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";

const SYSTEMS = [
  "darwin",
  "win32",
  "android",
  "freebsd",
  "openbsd",
  "netbsd",
  "sunos",
  "aix",
  "linux",
  "openharmony",
];
const CHIPS = [
  "arm64",
  "x64",
  "ia32",
  "arm",
  "ppc64",
  "riscv64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];

/** Node's resolution rule: the nearest node_modules on the way up from the requiring package. */
function isResolved(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules/") - 1))) {
    if (packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

function platformOf(name) {
  const parts = name.split(/[-/]/);
  const os =
    SYSTEMS.find((system) => parts.includes(system)) ??
    (/windows|win/.test(name) ? "win32" : undefined);
  const cpu = CHIPS.find(
    (chip) => parts.includes(chip) || (chip === "arm" && parts.includes("armv7")),
  );
  return os && cpu
    ? {
        os: [os],
        cpu: [cpu],
        libc: os === "linux" ? [/musl/.test(name) ? "musl" : "glibc"] : undefined,
      }
    : undefined;
}

const path = inRoot("package-lock.json");
const lock = JSON.parse(readFileSync(path, "utf8"));
const added = {};
for (const [from, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isResolved(lock.packages, from, name)) continue;
    const platform = platformOf(name);
    if (platform)
      added[`node_modules/${name}`] = {
        version: range.replace(/^[\^~]/, ""),
        dev,
        optional: true,
        ...platform,
      };
    else console.error(`not a package for another platform: ${name}, wanted by ${from}`);
  }
}
const byPath = ([a], [b]) => (a < b ? -1 : 1);
lock.packages = Object.fromEntries(Object.entries({ ...lock.packages, ...added }).sort(byPath));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(added).length} packages added`);
