import type { MemberCtx } from "@/lib/ports/context";
import { findChildren } from "./repository";

/** Whether this person may look after anyone as a parent. */
export const hasChildren = async (ctx: MemberCtx): Promise<boolean> =>
  (await findChildren(ctx)).length > 0;
