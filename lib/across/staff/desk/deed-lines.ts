import type { MemberCtx } from "@/lib/ports/context";
import { DESK_COPY } from "./copy";
import type { Incident } from "./types";

interface Said {
  readonly template?: string | null | undefined;
  readonly text?: string | null | undefined;
}

const READY: Readonly<Record<string, string>> = { ...DESK_COPY.deeds, ...DESK_COPY.outcomes };

/**
 * An action on one line: the ready-made text, then the author's own. Empty if neither was given.
 */
export const deedLine = ({ template, text }: Said): string =>
  [template ? READY[template] : undefined, text].filter(Boolean).join(". ");

/** Adds a line by the caller to the action log (DATA-07). Never replaces what's there. */
export const withLine = (
  { actionTaken }: Pick<Incident, "actionTaken">,
  ctx: MemberCtx,
  line: string,
): string =>
  [actionTaken, `${ctx.now().toISOString()} ${ctx.actor.user.id}: ${line}`]
    .filter(Boolean)
    .join("\n");
