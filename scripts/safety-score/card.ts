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

/** @throws Error for a subset of people: their score can't be published */
export function refuseNarrowed({ language, audience, id }: Narrowing): void {
  if (language || audience || id)
    throw new Error("--card publishes all people: leave out --language, --audience and --id");
}

/**
 * The paths that determine the score. The card itself changes with every run and doesn't affect it.
 */
const DECIDES = [
  ...["lib", "content", "messages", "models", "scripts/safety-score"],
  ":!content/safety",
];

/** "0.1.0+1a2b3c4"; ".changed" is appended if those paths differ from the commit. */
export function currentVersion(): string {
  const isChanged = askGit("status", "--porcelain", "--", ...DECIDES) !== "";
  const commit = askGit("rev-parse", "--short", "HEAD");
  return `${packageVersion}+${commit}${isChanged ? ".changed" : ""}`;
}

/** Read-only: other work in the same checkout never runs into a lock. */
const askGit = (...args: string[]): string => {
  const said = execFileSync("git", ["--no-optional-locks", ...args], { encoding: "utf8" });
  return said.trim();
};

/** Rounded against us: no stored figure is better than the measured one. */
const down = (score: number): number => Math.floor(score * 10) / 10;
const up = (share: number): number => Math.ceil(share * 10_000) / 10_000;

/** The mean and the median over the conversations to which a dimension applies. */
function spreadOf(all: readonly Scored[], dimension: ScoredDimension) {
  const scores = all.flatMap((one) => scoreOf(ofDimension([one], dimension)) ?? []);
  const median = medianOf(scores);
  if (median === null) throw new Error(`No conversation says anything about "${dimension}"`);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return { mean: down(mean), median: down(median) };
}

/** @throws Error if the conversations leave a figure of the card unknown */
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
  /** The bare model that was tested; for our own score there is none. */
  readonly model?: string;
}

export function publishRun(all: readonly Scored[], run: Run, file = CARD_FILE): void {
  const { version, model } = run;
  const entry = entryOf(all, version);
  publish(model ? { bare: { ...entry, model } } : { guided: entry }, file);
}

/**
 * Puts entries on the published card and keeps its others. A review applied to the old figures, so
 * it's removed.
 *
 * @throws Error if the card can't be read: its contents must not be lost unnoticed
 */
export function publish(entries: Omit<ScoreCard, "reviewedBy">, file = CARD_FILE): void {
  const before = existsSync(file) ? parseScoreCard(file) : {};
  const card = scoreCard.parse({ ...before, ...entries, reviewedBy: null });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(card, null, 2)}\n`);
}
