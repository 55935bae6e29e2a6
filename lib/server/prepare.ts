import { detectCrisis } from "@/lib/features/safety/detect";
import { refuseMethods } from "./http/refused-methods";
import { gatherLines } from "./log";

/** What a server needs before its first request. @throws Error where the detector's weights are not there (decision 0051) */
export async function prepare(): Promise<void> {
  gatherLines();
  refuseMethods();
  // The detector prepares its grammars on first use; a person's first message must not wait for that.
  await detectCrisis("ready");
}
