import { prepareGrammar } from "@/lib/features/safety/detect";
import { lookFirst } from "./http/first-look";
import { gatherLines } from "./log";
import { watchReader } from "./reader-watch";

/** Readies a server for its first request. */
export function prepare(): void {
  gatherLines();
  lookFirst();
  // It loads in the background; a server without it starts all the same, and says so at /api/health.
  void watchReader();
  prepareGrammar();
}
