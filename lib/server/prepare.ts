import { prepareRules } from "@/lib/crisis/detect";
import { asksIndex } from "@/lib/guide/material";
import { watchIncoming } from "./http/incoming";
import { createLog, gatherLines } from "./log";
import { watchReader } from "./reader-watch";

/** Readies a server for its first request. */
export function prepare(): void {
  gatherLines();
  watchIncoming();
  // It loads in the background; a server without it starts all the same, and says so at
  // /api/health.
  void watchReader();
  prepareRules();
  watchGuide();
}

/**
 * Without the vectors of its asks the guide listens, finds no card, and says so in the log alone.
 */
function watchGuide(): void {
  try {
    if (asksIndex() === null) createLog().error("guide-content", new Error("npm run guide:index"));
  } catch (error) {
    createLog().error("guide-content", error);
  }
}
