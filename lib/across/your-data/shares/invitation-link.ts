import { timingSafeEqual } from "node:crypto";
import type { Ctx } from "@/lib/ports/context";
import { fingerprint } from "@/lib/shared/ids";

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-[\w-]{43}$/;

/**
 * The token in an invitation mail. It's derived from the id, so nothing is stored for it. Tokens of
 * provider links are shorter.
 */
export const invitationTokenOf = (ctx: Ctx, id: string): string =>
  `${id}-${fingerprint(ctx.fingerprintSecret, `share-invitation:${id}`)}`;

export const invitationLinkOf = (ctx: Ctx, id: string): string =>
  `${ctx.settings.appUrl}/shares/${invitationTokenOf(ctx, id)}`;

/** The id of the invitation this token was made for. Null for any token that isn't ours. */
export function invitedBy(ctx: Ctx, token: string): string | null {
  const id = TOKEN.exec(token)?.[1];
  if (!id) return null;
  const [given, made] = [token, invitationTokenOf(ctx, id)].map((text) => Buffer.from(text)) as [
    Buffer,
    Buffer,
  ];
  return given.length === made.length && timingSafeEqual(given, made) ? id : null;
}
