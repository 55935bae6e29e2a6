import type { Ctx } from "@/lib/ports/context";
import { fingerprint } from "@/lib/shared/ids";
import { consentLinkOf } from "./consent-link";

/**
 * The token for the notice page, derived from the teenager's id and the address: nothing is stored,
 * and it stops working when the address changes. Tokens of stored links are shorter.
 */
export const noticeTokenOf = (ctx: Ctx, childId: string, address: string): string =>
  `${childId}-${fingerprint(ctx.fingerprintSecret, `notice:${childId}:${address.toLowerCase()}`)}`;

export const noticeLinkOf = (ctx: Ctx, childId: string, address: string): string =>
  consentLinkOf(ctx, noticeTokenOf(ctx, childId, address));
