import { existsSync, readFileSync } from "node:fs";

/**
 * A package that `npm ci --omit=dev` may install beside the service, on this platform or another.
 */
export interface Dependency {
  readonly name: string;
  readonly version: string;
  /** As stated by the package; "unknown" if it states none. */
  readonly licence: string;
  /** Skipped on other platforms, or if it can't be fetched. */
  readonly isOptional: boolean;
}

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

const UNKNOWN = "unknown";

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8")) as T;

/** The installed package's own statement; the lockfile only repeats the registry's. */
function statedBy(path: string): string | null {
  const file = `${path}/package.json`;
  if (!existsSync(file)) return null;
  const { license, licenses } = readJson<{
    license?: string | { type?: string };
    licenses?: { type?: string }[];
  }>(file);
  const stated = typeof license === "object" ? license.type : license;
  return stated ?? licenses?.map(({ type }) => type).join(" OR ") ?? null;
}

/**
 * Production packages from the lockfile, each version once. The list is the same on every platform:
 * the lockfile also has packages for other platforms, with the registry's license, so an optional
 * package's installed files aren't consulted.
 */
export function productionPackages(lockFile = "package-lock.json"): Dependency[] {
  const { packages } = readJson<{ packages: Record<string, Locked> }>(lockFile);
  const found = new Map<string, Dependency>();
  for (const [path, { version, license, dev, optional, devOptional }] of Object.entries(packages)) {
    if (path === "" || dev) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const licence = license ?? (optional ? UNKNOWN : (statedBy(path) ?? UNKNOWN));
    found.set(`${name}@${version}`, {
      name,
      version,
      licence,
      isOptional: Boolean(optional ?? devOptional),
    });
  }
  return [...found.values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1,
  );
}

/**
 * Installed packages whose license differs from the lockfile's; a false lockfile would pass every
 * list.
 */
export function disagreements(lockFile = "package-lock.json"): string[] {
  const { packages } = readJson<{ packages: Record<string, Locked> }>(lockFile);
  return Object.entries(packages).flatMap(([path, { license, dev }]) => {
    if (path === "" || dev || !license) return [];
    const stated = statedBy(path);
    return stated && stated !== license
      ? [`${path}: ${stated} as installed, ${license} in the lock`]
      : [];
  });
}

/** Direct dependencies with a version range: two installs of one commit must be the same. */
export function rangesIn(packageFile = "package.json"): string[] {
  const { dependencies = {}, devDependencies = {} } =
    readJson<Record<string, Record<string, string>>>(packageFile);
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`);
}
