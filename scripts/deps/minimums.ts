import type { Dependency } from "./packages";

/**
 * Versions below which a vulnerability is published, each with its reason. Complements the
 * registry's own list, which `npm run deps:audit` reads: that list may lack them, and not every
 * registry has one.
 */
export const MINIMUMS: readonly {
  readonly name: string;
  readonly least: string;
  readonly why: string;
}[] = [
  { name: "next", least: "16.3.3", why: "published advisories for earlier releases of this line" },
  {
    name: "next-auth",
    least: "4.24.15",
    why: "published advisories for earlier releases of this line",
  },
];

const partsOf = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);

/** Compares major, minor and patch; a prerelease counts as its release. */
export function isBelow(version: string, least: string): boolean {
  const [one, other] = [partsOf(version), partsOf(least)];
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

export const tooOld = (packages: readonly Dependency[]): string[] =>
  MINIMUMS.flatMap(({ name, least, why }) =>
    packages
      .filter((one) => one.name === name && isBelow(one.version, least))
      .map(({ version }) => `${name} ${version} is older than ${least}: ${why}`),
  );
