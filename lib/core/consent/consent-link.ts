import type { Ctx } from "@/lib/ports/context";

/**
 * The page where a parent answers. Anyone with this URL can refuse, so only the request mail
 * contains it.
 */
export const consentLinkOf = (ctx: Ctx, token: string): string =>
  `${ctx.settings.appUrl}/consent/${token}`;
