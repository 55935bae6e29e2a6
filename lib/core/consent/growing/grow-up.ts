import { TOLD_BEFORE_DAYS } from "@/lib/core/consent/growing/constants";
import { tellBoth, turn } from "@/lib/core/consent/growing/turn";
import { findPerson, readCurrentUser } from "@/lib/core/identity/queries";
import type { Ctx } from "@/lib/ports/context";
import { AGE_THRESHOLDS, type AgeThreshold, turnsOn } from "@/lib/shared/growing";
import { findBornBy, findGrown, findUntold, markToldOfAge, raiseAges } from "./growing-repository";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The job `retention`: moves people past 13 or 18 once their stated age makes it certain, and tells
 * the child and the parent thirty days before (decision 0042). Safe to rerun and to run in
 * parallel.
 */
export async function growUp(
  ctx: Ctx,
): Promise<{ agesRaised: number; grownUp: number; toldBefore: number }> {
  let grownUp = 0;
  let toldBefore = 0;
  const soon = new Date(ctx.now().getTime() + TOLD_BEFORE_DAYS * DAY_MS);
  // Start with 18, so no one passes both 13 and 18 in one run.
  for (const border of [...AGE_THRESHOLDS].reverse()) {
    for (const id of await findGrown(ctx, border, ctx.now())) {
      if (await ctx.transaction((tx) => turn(tx, id, border, "calendar"))) grownUp += 1;
    }
    for (const id of await findUntold(ctx, border, soon)) {
      if (await ctx.transaction((tx) => tell(tx, id, border))) toldBefore += 1;
    }
  }
  return { agesRaised: await raiseAges(ctx), grownUp, toldBefore };
}

async function tell(tx: Ctx, id: string, border: AgeThreshold): Promise<boolean> {
  if (!(await markToldOfAge(tx, id, border))) return false;
  const person = await findPerson(tx, id);
  const bornBy = await findBornBy(tx, id);
  if (!person || !bornBy) return false;
  const { email, firstName } = person.user;
  const { parentEmail } = await readCurrentUser(tx.as(person));
  const turning = { border, on: turnsOn(bornBy, border), endedWish: null, years: "said" } as const;
  await tellBoth(tx, { id, email, firstName, parentEmail }, turning);
  return true;
}
