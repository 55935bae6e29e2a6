import type { Ctx } from "@/lib/ports/context";
import { hasRow } from "./repository";

/** Whether a mail with one of these keys was promised since then, sent or not. */
export const wasQueued = (ctx: Ctx, of: { keys: readonly string[]; since: Date }): Promise<boolean> => hasRow(ctx, of);
