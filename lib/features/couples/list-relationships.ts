import type { MemberCtx } from "@/lib/ports/context";
import { LIST_LENGTH } from "./constants";
import { requireAdult } from "./policy";
import { findOwnRelationships } from "./relationship-repository";
import type { ListInput } from "./schema";
import type { Relationship } from "./types";

/**
 * Relationships in which the caller is partner1 or partner2, newest first (API-34).
 *
 * @throws Failure forbidden
 */
export async function listRelationships(
  ctx: MemberCtx,
  input: Partial<ListInput> = {},
): Promise<Relationship[]> {
  requireAdult(ctx.actor.user);
  return findOwnRelationships(ctx, { limit: input.limit ?? LIST_LENGTH, cursor: input.cursor });
}
