import type { MemberCtx } from "@/lib/ports/context";
import { LIST_LENGTH } from "./constants";
import { requireAdult } from "./policy";
import type { ListInput } from "./schema";
import { findOwnSessions } from "./session-repository";
import type { RelationshipSession } from "./types";

/**
 * The caller's couples conversations (API-35).
 *
 * @throws Failure forbidden
 */
export async function listRelationshipSessions(
  ctx: MemberCtx,
  input: Partial<ListInput> = {},
): Promise<RelationshipSession[]> {
  requireAdult(ctx.actor.user);
  return findOwnSessions(ctx, { limit: input.limit ?? LIST_LENGTH, cursor: input.cursor });
}
