import type { Ctx } from "@/lib/ports/context";
import { fingerprint } from "@/lib/shared/ids";

/**
 * The page where a parent answers. Anyone with this URL can refuse, so it appears only in the
 * request mail.
 */
export const consentLinkOf = (ctx: Ctx, token: string): string =>
  `${ctx.settings.appUrl}/consent/${token}`;

/**
 * The token for the notice page, derived from the teenager's id and the parent's address. Nothing
 * is stored, and the token stops working when the address changes. Stored links have shorter
 * tokens.
 */
export const noticeTokenOf = (ctx: Ctx, childId: string, address: string): string =>
  `${childId}-${fingerprint(ctx.fingerprintSecret, `notice:${childId}:${address.toLowerCase()}`)}`;

export const noticeLinkOf = (ctx: Ctx, childId: string, address: string): string =>
  consentLinkOf(ctx, noticeTokenOf(ctx, childId, address));
