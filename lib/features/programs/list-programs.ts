import type { MemberCtx } from "@/lib/ports/context";
import { findOffered } from "./program-repository";
import type { Program } from "./types";

/**
 * Programs the caller can enrol in: those made for their age group, by name. Nothing is offered
 * until the age is known.
 */
export async function listPrograms(ctx: MemberCtx): Promise<Program[]> {
  const { ageGroup } = ctx.actor.user;
  return ageGroup ? findOffered(ctx, ageGroup) : [];
}
