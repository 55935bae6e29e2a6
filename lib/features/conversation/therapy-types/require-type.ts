import type { Ctx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findType } from "./repository";

/** @throws Failure not_found when there is no such approach. */
export async function requireType(ctx: Ctx, id: string): Promise<void> {
  if (!(await findType(ctx, id))) throw notFound("This approach");
}
