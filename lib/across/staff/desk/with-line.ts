import type { MemberCtx } from "@/lib/ports/context";
import type { Incident } from "./types";

/** Adds a line by the caller to the action log (DATA-07). Never replaces what's there. */
export const withLine = (
  { actionTaken }: Pick<Incident, "actionTaken">,
  ctx: MemberCtx,
  line: string,
): string =>
  [actionTaken, `${ctx.now().toISOString()} ${ctx.actor.user.id}: ${line}`]
    .filter(Boolean)
    .join("\n");
