import { appendFileSync } from "node:fs";

/** `npm run test:soak` runs the same tests with larger numbers (tests/soak.ts). */
export const SOAKING = process.env.SOAK === "1";

/** A number of repetitions: few in every run, and the full number in a soak run. */
export const often = (everyRun: number, soaking: number): number => (SOAKING ? soaking : everyRun);

export type Figures = Readonly<Record<string, number | string>>;

/** Prints a test's figures in one line, and records them for the table of `npm run test:soak`. */
export function printFigures(about: string, figures: Figures): void {
  const line = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`figure: ${about}: ${line.join(", ")}\n`);
  const keep = process.env.FIGURES_FILE;
  if (keep) appendFileSync(keep, `${JSON.stringify({ about, figures })}\n`);
}

/** Seconds since a `performance.now()` value, to one decimal. */
export const secondsSince = (started: number): number => Math.round((performance.now() - started) / 100) / 10;
