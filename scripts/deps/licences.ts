import type { Dependency } from "./packages";

/** Licenses that require only that their text be kept, which `node_modules` does. */
const ALLOWED: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

/** Packages allowed by name, each for a reason that someone looked up. */
const EXCEPTIONS: readonly {
  readonly name: RegExp;
  readonly licence: string;
  readonly why: string;
}[] = [
  {
    name: /^@img\/sharp-(libvips-|wasm32|win32-)/,
    licence: "LGPL-3.0-or-later",
    why: "libvips comes with Next as an optional library, is linked dynamically and never changed; pictures are not optimised here",
  },
  {
    name: /^caniuse-lite$/,
    licence: "CC-BY-4.0",
    why: "a table of facts, named in the list; none of it is shown to anybody",
  },
  {
    name: /^elkjs$/,
    licence: "EPL-2.0",
    why: "comes with Prisma's command line and is not imported by the service; used unchanged",
  },
  {
    name: /^png-js$/,
    licence: "unknown",
    why: "states none in its package.json; its LICENSE file is the MIT licence",
  },
  {
    name: /^seq-queue$/,
    licence: "unknown",
    why: "comes with Prisma's command line; its LICENSE file is the MIT licence",
  },
  {
    name: /^@next\/swc-/,
    licence: "unknown",
    why: "for other systems, named by Next's own list; the one that is installed here states MIT, as all are built from one source",
  },
];

/** `MIT AND ISC`, `(MIT OR CC0-1.0)`: understands AND and OR; other operators count as unknown. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, " ").trim();
  if (/\bwith\b/i.test(plain)) return false;
  return plain
    .split(/\s+or\s+/i)
    .some((choice) => choice.split(/\s+and\s+/i).every((part) => ALLOWED.has(part.trim())));
}

const holds = (expression: string, licence: string): boolean =>
  expression.split(/\s+and\s+/i).every((part) => part === licence || ALLOWED.has(part));

/**
 * Why this package is allowed although its license isn't on the list; null if it is on the list, or
 * isn't allowed.
 */
export const exceptionOf = ({ name, licence }: Dependency): string | null =>
  isAllowed(licence)
    ? null
    : (EXCEPTIONS.find((one) => one.name.test(name) && holds(licence, one.licence))?.why ?? null);

export const refusedAmong = (packages: readonly Dependency[]): Dependency[] =>
  packages.filter((one) => !isAllowed(one.licence) && exceptionOf(one) === null);

/** Renders docs/licences.md. */
export function licencePage(packages: readonly Dependency[]): string {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const byCount = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const named = packages.flatMap((one) => {
    const why = exceptionOf(one);
    return why ? [`| ${one.name} | ${one.licence} | ${why} |`] : [];
  });
  return `# Licences

Every package that \`npm ci --omit=dev\` may install beside the service, on any system, with the licence it states. Written by
\`npm run deps:audit -- --write\`; a test compares it with the lock. A licence outside of the list in \`scripts/deps/licences.ts\` fails
\`npm test\`, and so does a package that states none.

${packages.length} packages.

| licence | packages |
|---|---|
${byCount.map(([licence, count]) => `| ${licence} | ${count} |`).join("\n")}

## Let in by name

| package | licence | why |
|---|---|---|
${named.join("\n")}

## All

| package | version | licence |
|---|---|---|
${packages.map(({ name, version, licence, isOptional }) => `| ${name} | ${version} | ${licence}${isOptional ? " (optional)" : ""} |`).join("\n")}
`;
}
