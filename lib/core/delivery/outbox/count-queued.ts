import type { Ctx } from "@/lib/ports/context";
import type { OutboxKind } from "./constants";
import { countRows } from "./repository";

/** Counts mails of a kind queued since `since`, sent or not, about one person or about anyone. */
export const countQueued = (
  ctx: Ctx,
  of: { kind: OutboxKind; userId?: string; since: Date },
): Promise<number> => countRows(ctx, of);
