import { detectCrisis } from "@/lib/features/safety/detect";
import { refuseMethods } from "./http/refused-methods";
import { gatherLines } from "./log";
import { watchReader } from "./reader-watch";

/** What a server needs before its first request. @throws Error where the detector's weights are not there (decision 0051) */
export async function prepare(): Promise<void> {
  gatherLines();
  refuseMethods();
  // It loads in the background; a server without it starts all the same, and says so at /api/health.
  void watchReader();
  // The detector prepares its grammars on first use; a person's first message must not wait for that.
  await detectCrisis("ready");
}
