import { prepareRules } from "@/lib/crisis/detect";
import { asksIndex } from "@/lib/guide/material";
import { watchIncoming } from "./http/incoming";
import { createLog, gatherLines } from "./log";
import { watchReader } from "./reader-watch";

/** Prepares a server for its first request. */
export function prepare(): void {
  gatherLines();
  watchIncoming();
  // The model loads in the background; without it the server still starts, and /api/health says so.
  void watchReader();
  prepareRules();
  watchGuide();
}

/**
 * Without the vectors of its asks, the guide listens but finds no card, and only the log says so.
 */
function watchGuide(): void {
  try {
    if (asksIndex() === null) createLog().error("guide-content", new Error("npm run guide:index"));
  } catch (error) {
    createLog().error("guide-content", error);
  }
}
