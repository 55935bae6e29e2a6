import type { MemberCtx } from "@/lib/ports/context";
import type { Incident } from "./types";

/**
 * What was done so far (DATA-07) with one more line by the caller: it is added to what stands
 * there, never put in its place.
 */
export const withLine = (
  { actionTaken }: Pick<Incident, "actionTaken">,
  ctx: MemberCtx,
  line: string,
): string =>
  [actionTaken, `${ctx.now().toISOString()} ${ctx.actor.user.id}: ${line}`]
    .filter(Boolean)
    .join("\n");
