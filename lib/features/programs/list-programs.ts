import type { MemberCtx } from "@/lib/ports/context";
import { findOffered } from "./program-repository";
import type { Program } from "./types";

/**
 * What the caller can enrol in: made for their age group, by name. Before an age is known nothing
 * is offered.
 */
export async function listPrograms(ctx: MemberCtx): Promise<Program[]> {
  const { ageGroup } = ctx.actor.user;
  return ageGroup ? findOffered(ctx, ageGroup) : [];
}
