import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { insertCheck } from "./repository";
import type { RecordCheckInput, TraumaCheck } from "./schema";

/**
 * Stores a self-check. It holds only numbers, so there's no written text that could show a crisis.
 */
export const recordCheck = (ctx: MemberCtx, { answers }: RecordCheckInput): Promise<TraumaCheck> =>
  insertCheck(ctx, newId(), answers);
