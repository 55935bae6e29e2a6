import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { machine } from "@/bench/report";
import { ageGroupOf } from "@/lib/shared/audience";
import { counted, faultsOf, figuresOf, type Held } from "./figures";

export interface Report {
  readonly model: string;
  /** "as configured", or "guide only": no second reader runs beside the guide. */
  readonly variant: string;
  readonly seconds: number;
  /** The factor by which the product's timeout for a model was extended. */
  readonly patience: number;
  readonly held: readonly Held[];
}

const RESULTS = "bench/results/try-model.json";
/** Never committed: it's long and contains no figures. */
const TRANSCRIPTS = ".verify/try-model.json";

const percent = (part: number): string => `${Math.round(part * 100)} %`;
const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(", ") || "none";

/** Printed to the terminal. */
export function summaryOf({ model, variant, seconds, patience, held }: Report): string {
  const of = figuresOf(held);
  const { asked, answered, alarmed } = of.secondReaderOnCalmPeople;
  return [
    "",
    `${model}, ${variant}: ${of.conversations} conversations, ${of.turns} turns, ${seconds} s`,
    `went wrong: ${listed(of.faults)}`,
    `answered by the model: ${percent(of.answeredByModel)} (${listed(of.voices)})`,
    `why another voice stepped in: ${listed(of.steppedIn)}`,
    `sentences replaced: ${listed(of.replacedSentences)}`,
    `the model's answers in another language than the person's: ${percent(of.inAnotherLanguage)}`,
    `second reader on calm people: asked ${asked}, answered ${answered}, alarmed ${alarmed}`,
    `seconds per turn: median ${of.seconds.median}, p95 ${of.seconds.p95}`,
    `seconds to the first words: median ${of.firstWords.median}, p95 ${of.firstWords.p95}`,
    `patience × ${patience}; with the product's own, too late: ${of.tooLateOnThisMachine}`,
    `warnings: ${listed(of.warnings)}`,
    ...held
      .flatMap(faultsOf)
      .map(({ kind, id, turn, voice, words }) => `  ${kind}: ${id} ${turn} (${voice}): ${words}`),
  ].join("\n");
}

/** All turns so far, so that an interrupted run leaves them too. */
export function writeTranscripts(held: readonly Held[]): void {
  mkdirSync(".verify", { recursive: true });
  writeFileSync(TRANSCRIPTS, `${JSON.stringify(held, null, 1)}\n`);
}

/**
 * The figures are committed, so that the next run of the same variant can be compared with them.
 */
export function writeResults({ model, variant, seconds, patience, held }: Report): void {
  mkdirSync("bench/results", { recursive: true });
  const conversations = held.map(({ conversation: { id, language, age, risk }, turns }) => {
    const voices = counted(turns.map(({ voice }) => voice));
    return { id, language, audience: ageGroupOf(age), risk, turns: turns.length, voices };
  });
  const kept = {
    at: new Date().toISOString().slice(0, 10),
    ...{ model, seconds, patience, machine: machine() },
    figures: figuresOf(held),
    faults: held.flatMap(faultsOf),
    conversations,
  };
  const others = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : {};
  writeFileSync(RESULTS, `${JSON.stringify({ ...others, [variant]: kept }, null, 2)}\n`);
  execFileSync("node_modules/.bin/biome", ["format", "--write", RESULTS], { stdio: "ignore" });
}
