import type { MemberCtx } from "@/lib/ports/context";
import { MAX_CHECKS_LISTED } from "./constants";
import { findOwnChecks } from "./repository";
import type { TraumaCheck } from "./schema";

/** The caller's own self-checks, newest first; by default half a year of weekly ones. */
export const listChecks = (
  ctx: MemberCtx,
  input: { limit?: number } = {},
): Promise<TraumaCheck[]> => findOwnChecks(ctx, input.limit ?? MAX_CHECKS_LISTED);
