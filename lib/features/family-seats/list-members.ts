import type { Ctx } from "@/lib/ports/context";
import { findSeatedMembers } from "./repository";

/** Ids of those who sit in a person's plan. */
export const listMembers = (ctx: Pick<Ctx, "db">, ownerId: string): Promise<string[]> =>
  findSeatedMembers(ctx, ownerId);
