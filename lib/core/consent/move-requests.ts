import type { AddressMove } from "@/lib/core/identity/types";
import type { MemberCtx } from "@/lib/ports/context";
import { renameGuardian } from "./repository";

/**
 * Moves the caller's consent requests and answers to their parent's new address. Runs in the
 * caller's transaction.
 */
export const moveRequests = (ctx: MemberCtx, move: AddressMove): Promise<void> =>
  renameGuardian(ctx, move);
