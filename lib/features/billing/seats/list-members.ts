import type { Ctx } from "@/lib/ports/context";
import { findSeatedMembers } from "./repository";

/** Ids of the members seated in these people's plans. */
export const listMembers = (
  ctx: Pick<Ctx, "db">,
  ...ownerIds: readonly string[]
): Promise<string[]> => findSeatedMembers(ctx, ...ownerIds);
