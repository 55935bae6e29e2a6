import type { Ctx } from "@/lib/ports/context";
import { fingerprint } from "@/lib/shared/ids";
import { consentLinkOf } from "./consent-link";

/**
 * What opens the page about a notice: made of the teenager's number and the address, so that
 * nothing is stored for it and it ends when the address is another one. A stored link is shorter.
 */
export const noticeTokenOf = (ctx: Ctx, childId: string, address: string): string =>
  `${childId}-${fingerprint(ctx.fingerprintSecret, `notice:${childId}:${address.toLowerCase()}`)}`;

export const noticeLinkOf = (ctx: Ctx, childId: string, address: string): string =>
  consentLinkOf(ctx, noticeTokenOf(ctx, childId, address));
