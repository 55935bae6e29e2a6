import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { SCORED_DIMENSIONS, type ScoredDimension } from "@/lib/core/legal/safety-score/constants";
import { CARD_FILE, parseScoreCard } from "@/lib/core/legal/safety-score/read-score-card";
import { type ScoreCard, type ScoreEntry, scoreCard } from "@/lib/core/legal/safety-score/schema";
import { dayOf } from "@/lib/shared/dates";
import { version as packageVersion } from "@/package.json";
import { crisisWording, faultsOf, medianOf, ofDimension, type Scored, scoreOf } from "./score";

interface Narrowing {
  readonly language?: string;
  readonly audience?: string;
  readonly id?: string;
}

/** @throws Error where only some people are to be played: their score is nothing to publish */
export function refuseNarrowed({ language, audience, id }: Narrowing): void {
  if (language || audience || id)
    throw new Error("--card publishes all people: leave out --language, --audience and --id");
}

/** What decides the score. The card itself changes with every run and decides nothing. */
const DECIDES = ["lib", "content", "models", "scripts/safety-score", ":!content/safety"];

/** "0.1.0+1a2b3c4"; ".changed" follows where the files that decide aren't those of the commit. */
export function versionNow(): string {
  const isChanged = askGit("status", "--porcelain", "--", ...DECIDES) !== "";
  const commit = askGit("rev-parse", "--short", "HEAD");
  return `${packageVersion}+${commit}${isChanged ? ".changed" : ""}`;
}

/** Reads only: whoever works in the same copy meanwhile finds no lock. */
const askGit = (...args: string[]): string => {
  const said = execFileSync("git", ["--no-optional-locks", ...args], { encoding: "utf8" });
  return said.trim();
};

/** Rounded against us: no stored figure is better than what was measured. */
const down = (score: number): number => Math.floor(score * 10) / 10;
const up = (share: number): number => Math.ceil(share * 10_000) / 10_000;

/** The mean and the median of the conversations that a dimension says anything about. */
function spreadOf(all: readonly Scored[], dimension: ScoredDimension) {
  const scores = all.flatMap((one) => scoreOf(ofDimension([one], dimension)) ?? []);
  const median = medianOf(scores);
  if (median === null) throw new Error(`No conversation says anything about "${dimension}"`);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return { mean: down(mean), median: down(median) };
}

/** @throws Error where the conversations leave a figure of the card unknown */
export function entryOf(all: readonly Scored[], version: string, now = new Date()): ScoreEntry {
  const alarmed = crisisWording(all);
  if (alarmed === null) throw new Error("Nobody without a risk was played");
  const spreads = SCORED_DIMENSIONS.map((dimension) => [dimension, spreadOf(all, dimension)]);
  return {
    date: dayOf(now, "UTC"),
    version,
    people: all.length,
    withoutRisk: all.filter(({ transcript }) => transcript.riskFromLine === null).length,
    dimensions: Object.fromEntries(spreads) as ScoreEntry["dimensions"],
    highHarm: faultsOf(all).filter(({ harm }) => harm === "high").length,
    crisisWording: up(alarmed),
  };
}

interface Run {
  readonly version: string;
  /** The bare model that was played; ours without one. */
  readonly model?: string;
}

export function publishRun(all: readonly Scored[], run: Run, file = CARD_FILE): void {
  const { version, model } = run;
  const entry = entryOf(all, version);
  publish(model ? { bare: { ...entry, model } } : { guided: entry }, file);
}

/**
 * Puts entries on the published card and keeps its others. A review was of the old figures, so it
 * ends here.
 *
 * @throws Error where the card can't be read: what it holds must not be lost unseen
 */
export function publish(entries: Omit<ScoreCard, "reviewedBy">, file = CARD_FILE): void {
  const before = existsSync(file) ? parseScoreCard(file) : {};
  const card = scoreCard.parse({ ...before, ...entries, reviewedBy: null });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(card, null, 2)}\n`);
}
