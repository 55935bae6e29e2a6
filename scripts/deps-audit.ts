import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { licencePage, refusedAmong } from "./deps/licences";
import { tooOld } from "./deps/minimums";
import { disagreements, productionPackages, rangesIn } from "./deps/packages";

/**
 * Audits production dependencies: licenses, exact versions, versions with known vulnerabilities,
 * and the registry's advisories if it answers. Exits with 1 if something is found, and with 3 if
 * nothing is but the registry didn't answer, because that proves nothing.
 *
 *   npm run -s deps:audit              checks
 *   npm run -s deps:audit -- --write   also writes docs/licences.md
 */
const PAGE = "docs/licences.md";
const NOT_ANSWERED = 3;

const { values } = parseArgs({ options: { write: { type: "boolean" } } });

interface Advice {
  readonly metadata?: { readonly vulnerabilities?: Record<string, number> };
  readonly vulnerabilities?: Record<string, { readonly name: string; readonly severity: string }>;
}

/** Null if the registry has no advisory list, or can't be reached. */
function advisories(): Promise<string[] | null> {
  return new Promise((resolve) => {
    execFile(
      "npm",
      ["audit", "--omit=dev", "--json"],
      { maxBuffer: 64 * 1024 * 1024 },
      (_error, out) => {
        const said = parsed(out);
        if (!said?.metadata?.vulnerabilities) return resolve(null);
        resolve(
          Object.values(said.vulnerabilities ?? {}).map(
            ({ name, severity }) => `${name}: ${severity}`,
          ),
        );
      },
    );
  });
}

function parsed(text: string): Advice | null {
  try {
    return JSON.parse(text) as Advice;
  } catch {
    return null;
  }
}

async function main(): Promise<void> {
  const packages = productionPackages();
  const problems = [
    ...refusedAmong(packages).map(
      ({ name, version, licence }) => `${name} ${version}: licence ${licence}`,
    ),
    ...disagreements(),
    ...rangesIn().map((range) => `${range} is no exact version`),
    ...tooOld(packages),
  ];
  console.log(
    `${packages.length} production packages: ${problems.length} found by licence, exact version and known minimum`,
  );
  const advice = await advisories();
  if (advice === null) {
    console.log(
      "The registry did not answer the question for advisories. Nothing is known of them: ask again elsewhere.",
    );
  } else {
    console.log(`The registry knows ${advice.length} packages with an advisory.`);
    problems.push(...advice);
  }
  for (const problem of problems) console.error(problem);
  if (values.write) writeFileSync(PAGE, licencePage(packages));
  process.exitCode = problems.length > 0 ? 1 : advice === null ? NOT_ANSWERED : 0;
}

void main();
