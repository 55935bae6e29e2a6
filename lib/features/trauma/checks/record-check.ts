import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { insertCheck } from "./repository";
import type { RecordCheckInput } from "./schema";
import type { TraumaCheck } from "./types";

/**
 * Keeps a self-check. It holds numbers alone: nothing in it is written text that could show a
 * crisis.
 */
export const recordCheck = (ctx: MemberCtx, { answers }: RecordCheckInput): Promise<TraumaCheck> =>
  insertCheck(ctx, newId(), answers);
