import { prepareRules } from "@/lib/crisis/detect";
import { earOf } from "@/lib/crisis/protocol/ears/load-ear";
import { asksIndex } from "@/lib/guide/material";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { watchIncoming } from "./http/incoming";
import { createLog, gatherLines } from "./log";
import { watchReader } from "./reader-watch";

/** Prepares a server for its first request. */
export function prepare(): void {
  gatherLines();
  watchIncoming();
  // The model loads in the background. Without it the server still starts, and /api/health says so.
  void watchReader();
  prepareRules();
  // A file that can't be read ends the process here, and not in someone's crisis.
  for (const language of SPOKEN_LANGUAGES) earOf(language);
  watchGuide();
}

/**
 * Logs an error if the vectors of the guide's asks are missing. The guide would still listen, but
 * find no card.
 */
function watchGuide(): void {
  try {
    if (asksIndex() === null) createLog().error("guide-content", new Error("npm run guide:index"));
  } catch (error) {
    createLog().error("guide-content", error);
  }
}
