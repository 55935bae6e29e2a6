import { prepareGrammar } from "@/lib/features/safety/detect";
import { refuseMethods } from "./http/refused-methods";
import { gatherLines } from "./log";
import { watchReader } from "./reader-watch";

/** Readies a server for its first request. */
export function prepare(): void {
  gatherLines();
  refuseMethods();
  // It loads in the background; a server without it starts all the same, and says so at /api/health.
  void watchReader();
  prepareGrammar();
}
