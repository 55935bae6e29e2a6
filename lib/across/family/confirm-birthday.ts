import { turn } from "@/lib/core/consent/growing/turn";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { borderAfter } from "@/lib/shared/growing";
import { requireChild } from "./require-child";
import type { BirthdayInput } from "./schema";

/**
 * A parent says that their child has turned 13 or 18: one border at a time, and never back
 * (contract 8, "raising an age across 13 or 18 needs the parent"). At 18 their own view ends with
 * it.
 *
 * @throws Failure not_found, conflict when it is not the next border
 */
export async function confirmBirthday(
  ctx: MemberCtx,
  { id, turned }: BirthdayInput,
): Promise<{ age: number }> {
  await ctx.transaction(async (tx) => {
    const { age } = await requireChild(tx, id);
    const isNext = age !== null && borderAfter(age) === turned;
    // What is asked is whether they have turned so old, and that is what is kept: no years are left
    // open by it.
    if (!isNext || !(await turn(tx, id, turned, "guardian"))) {
      throw new Failure(
        "conflict",
        "This is not what comes next for them. Please look at the page again.",
      );
    }
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { age: turned };
}
