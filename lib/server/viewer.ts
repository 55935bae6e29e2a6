import type { SignedInUser } from "@/lib/ports/context";
import { isDatabaseAway } from "./db";
import { createLog } from "./log";
import { requestContext } from "./request-context";

/**
 * The signed-in person, for the shell; null for a visitor. A database that is away must not take the Crisis button
 * with it, so the shell is drawn for a visitor then.
 */
export async function viewer(): Promise<SignedInUser | null> {
  try {
    const { actor } = await requestContext();
    return actor.kind === "member" ? actor.user : null;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    createLog().warn("database-away");
    return null;
  }
}
