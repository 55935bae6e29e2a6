import { turn } from "@/lib/core/consent/growing/turn";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { nextAgeThreshold } from "@/lib/shared/growing";
import { requireChild } from "./queries";
import type { BirthdayInput } from "./schema";

/**
 * Records a parent's statement that their child has turned 13 or 18: one threshold at a time, and
 * never backward (contract 8, "raising an age across 13 or 18 needs the parent"). At 18 the parent
 * loses their view of the account.
 *
 * @throws Failure not_found, conflict if it isn't the next threshold
 */
export async function confirmBirthday(
  ctx: MemberCtx,
  { id, turned }: BirthdayInput,
): Promise<{ age: number }> {
  await ctx.transaction(async (tx) => {
    const { age } = await requireChild(tx, id);
    const isNext = age !== null && nextAgeThreshold(age) === turned;
    // The parent only confirms that the child has reached this age, so the exact age can't be
    // corrected later.
    if (!isNext || !(await turn(tx, id, turned, "guardian"))) {
      throw new Failure(
        "conflict",
        "That isn't what comes next for them. Please look at the page again.",
      );
    }
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { age: turned };
}
