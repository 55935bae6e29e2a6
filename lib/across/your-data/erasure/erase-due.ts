import type { Ctx } from "@/lib/ports/context";
import { ERASURES_A_RUN } from "./constants";
import { erasePerson } from "./erase-person";
import { findDue } from "./repository";

/**
 * The job `retention`: erases every account that's due. One that has to wait because the payment
 * provider doesn't answer doesn't block the others; the next run retries it.
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
