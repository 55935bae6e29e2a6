import type { Ctx } from "@/lib/ports/context";

/**
 * The page on which a parent answers; whoever holds this address may refuse, so it stands in that
 * mail only.
 */
export const consentLinkOf = (ctx: Ctx, token: string): string =>
  `${ctx.settings.appUrl}/consent/${token}`;
