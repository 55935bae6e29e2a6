import type { Ctx } from "@/lib/ports/context";
import { fingerprint } from "@/lib/shared/ids";
import { consentLinkOf } from "./consent-link";

/**
 * The token for the notice page, derived from the teenager's id and the parent's address. Nothing
 * is stored, and the token stops working when the address changes. Stored links have shorter
 * tokens.
 */
export const noticeTokenOf = (ctx: Ctx, childId: string, address: string): string =>
  `${childId}-${fingerprint(ctx.fingerprintSecret, `notice:${childId}:${address.toLowerCase()}`)}`;

export const noticeLinkOf = (ctx: Ctx, childId: string, address: string): string =>
  consentLinkOf(ctx, noticeTokenOf(ctx, childId, address));
