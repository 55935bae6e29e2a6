import { prepareRules } from "@/lib/features/safety/detect";
import { watchIncoming } from "./http/incoming";
import { gatherLines } from "./log";
import { watchReader } from "./reader-watch";

/** Readies a server for its first request. */
export function prepare(): void {
  gatherLines();
  watchIncoming();
  // It loads in the background; a server without it starts all the same, and says so at /api/health.
  void watchReader();
  prepareRules();
}
