import { alertReaderOff } from "@/lib/core/delivery/outbox/alert-reader-off";
import type { Ctx } from "@/lib/ports/context";
import { encoderInTime, readerState } from "@/lib/reader/loaded";
import { newId } from "@/lib/shared/ids";
import { createLog } from "./log";
import { createContext } from "./providers";

/**
 * Alerts the operator while this process can't read. A model that's still loading doesn't count as
 * off.
 */
export async function alertWhileOff(ctx: Ctx): Promise<void> {
  const { error } = readerState();
  if (error === null) return;
  ctx.log.error("reader-off", error);
  await alertReaderOff(ctx);
}

/** More than any load takes. Each wait is three seconds. */
const MAX_WAITS = 40;

/**
 * Waits in the background for the model to load, and alerts the operator if it can't. Never throws.
 */
export async function watchReader(): Promise<void> {
  for (let waits = 0; waits < MAX_WAITS && !(await encoderInTime()); waits += 1) {
    if (readerState().error === null) continue;
    try {
      await alertWhileOff(await createContext({ kind: "job", name: "reader" }, newId()));
    } catch (error) {
      // The database may come up later than this process. The sweep sends the alert then.
      createLog().error("reader-alert-failed", error);
    }
    return;
  }
}
