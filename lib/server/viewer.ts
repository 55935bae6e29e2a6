import type { MemberCtx, SignedInUser } from "@/lib/ports/context";
import { isDatabaseAway } from "./db";
import { createLog } from "./log";
import { hasFamily } from "./pending-matters";
import { requestContext } from "./request-context";

/**
 * The signed-in person, for the shell. Null for a visitor. If the database is away, the shell is
 * drawn as for a visitor, so the Crisis button stays.
 */
export const viewer = (): Promise<SignedInUser | null> =>
  unlessAway(async () => {
    const { actor } = await requestContext();
    return actor.kind === "member" ? actor.user : null;
  });

/** The same, plus which links the shell shows. */
export const shellViewer = (): Promise<(SignedInUser & { readonly hasFamily: boolean }) | null> =>
  unlessAway(async () => {
    const ctx = await requestContext();
    if (ctx.actor.kind !== "member") return null;
    return { ...ctx.actor.user, hasFamily: await hasFamily(ctx as MemberCtx) };
  });

async function unlessAway<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    createLog().warn("database-away");
    return null;
  }
}
