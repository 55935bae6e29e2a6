import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ctx } from "@/lib/ports/context";
import { type ScoreCard, scoreCard } from "./schema";

export const CARD_FILE = join(process.cwd(), "content", "safety", "score.json");

/** @throws Error that names the file if it isn't valid JSON or has another shape */
export function parseScoreCard(file: string): ScoreCard {
  try {
    return scoreCard.parse(JSON.parse(readFileSync(/* turbopackIgnore: true */ file, "utf8")));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/**
 * The published safety score, or null if there is none. An unreadable file counts as none: /safety
 * leads to help, so a broken file must not take that page down.
 */
export function readScoreCard({ log }: Pick<Ctx, "log">, file = CARD_FILE): ScoreCard | null {
  if (!existsSync(/* turbopackIgnore: true */ file)) return null;
  try {
    return parseScoreCard(file);
  } catch (error) {
    log.error("score-card-unreadable", error);
    return null;
  }
}
