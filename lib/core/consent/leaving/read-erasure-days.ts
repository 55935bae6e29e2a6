import { WAITING_MS } from "@/lib/core/consent/constants";
import type { Ctx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { HELD_MS } from "./constants";
import type { ErasureFields } from "./erasure-fields";
import { findErasureFields } from "./repository";

/**
 * When an account is erased, and the latest date an open incident can delay that to. Null for one
 * that stays.
 */
export function erasureDaysOf(
  person: ErasureFields,
): { readonly day: Date; readonly whileOpen: Date } | null {
  const isAsked = person.consent === "pending" || person.consent === "refused";
  const unanswered =
    isAsked && person.waitingSince ? [person.waitingSince.getTime() + WAITING_MS] : [];
  const wish = person.eraseAfter ? [person.eraseAfter.getTime()] : [];
  const days = [...wish, ...unanswered];
  if (days.length === 0) return null;
  const day = Math.min(...days);
  const isHeld = person.eraseAskedByGuardian || isChildMode(person);
  return { day: new Date(day), whileOpen: new Date(isHeld ? day + HELD_MS : day) };
}

/** For the crisis desk, which loses an incident when the account is erased. */
export async function readErasureDays(
  ctx: Ctx,
  userId: string,
): Promise<{ day: Date; whileOpen: Date } | null> {
  const person = await findErasureFields(ctx, userId);
  return person && erasureDaysOf(person);
}
