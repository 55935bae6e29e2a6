import type { Ctx } from "@/lib/ports/context";

/**
 * The page where a parent answers. Anyone with this URL can refuse, so it appears only in the
 * request mail.
 */
export const consentLinkOf = (ctx: Ctx, token: string): string =>
  `${ctx.settings.appUrl}/consent/${token}`;
