import type { MemberCtx } from "@/lib/ports/context";
import { findChildren } from "./repository";

/** Whether this person is on record as a child's parent. */
export const hasChildren = async (ctx: MemberCtx): Promise<boolean> =>
  (await findChildren(ctx)).length > 0;
