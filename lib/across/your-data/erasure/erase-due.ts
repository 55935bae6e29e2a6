import type { Ctx } from "@/lib/ports/context";
import { ERASURES_A_RUN } from "./constants";
import { erasePerson } from "./erase-person";
import { findDue } from "./repository";

/**
 * The job `retention`: erases everybody whose time has come. One that cannot be erased now, because
 * the payment provider does not answer, does not hold up the others and is tried again by the next
 * run.
 */
export async function eraseDue(ctx: Ctx): Promise<{ erased: number; waiting: number }> {
  let erased = 0;
  let waiting = 0;
  for (const userId of await findDue(ctx, ERASURES_A_RUN)) {
    try {
      if (await erasePerson(ctx, userId)) erased += 1;
    } catch (error) {
      waiting += 1;
      ctx.log.error("not-erased", error, { userId });
    }
  }
  return { erased, waiting };
}
