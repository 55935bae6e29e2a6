import type { MemberCtx } from "@/lib/ports/context";
import { hasParentsAnswer } from "./repository";

/** Whether a parent, signed in with the address on record, ever answered for the caller: the address is theirs then. */
export const wasAnsweredByParent = (ctx: MemberCtx): Promise<boolean> => hasParentsAnswer(ctx);
