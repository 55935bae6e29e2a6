import type { MemberCtx } from "@/lib/ports/context";
import { ADULT_AGE } from "@/lib/shared/audience";
import { fingerprint } from "@/lib/shared/ids";

/**
 * Things that may be waiting for a person. When in doubt it says true: the feature's own verb,
 * which only runs then, does the exact check.
 */
interface Waits {
  /** The account is scheduled for erasure. */
  readonly leaving: boolean;
  /** An invitation to someone's family plan. */
  readonly seats: boolean;
  /** An invitation to a couple's space. */
  readonly invitations: boolean;
  /** A share offered to this address. */
  readonly shares: boolean;
  /** A minor names this address as their parent's. */
  readonly children: boolean;
}

/**
 * The state that every page needs: what may be waiting for the person, and the settings staff have
 * changed.
 */
export interface PendingMatters extends Waits {
  readonly settings: readonly { readonly key: string; readonly value: unknown }[];
}

interface Row extends Waits {
  readonly settings: PendingMatters["settings"] | null;
}

/**
 * Reads everything in one statement, because most people have none of these, and each page would
 * otherwise run five queries for nothing.
 */
export async function findPendingMatters(ctx: MemberCtx): Promise<PendingMatters> {
  const { id, email } = ctx.actor.user;
  const address = fingerprint(ctx.fingerprintSecret, email.toLowerCase());
  const [row] = await ctx.db.$queryRaw<Row[]>`
    SELECT u."eraseAfter" IS NOT NULL AS "leaving",
      EXISTS (SELECT 1 FROM family_seats f WHERE f."inviteeEmailIndex" = ${address} AND f."status" = 'invited') AS "seats",
      EXISTS (SELECT 1 FROM partner_invitations i
        WHERE i."inviteeEmailIndex" = ${address} AND i."status" = 'pending') AS "invitations",
      EXISTS (SELECT 1 FROM shares s WHERE s."inviteeEmailIndex" = ${address} AND s."acceptedAt" IS NULL) AS "shares",
      EXISTS (SELECT 1 FROM users c
        WHERE c."parentEmailIndex" = ${address} AND c."age" < ${ADULT_AGE} AND c."id" <> u."id") AS "children",
      (SELECT json_agg(json_build_object('key', g."key", 'value', g."value")) FROM settings g) AS "settings"
    FROM users u WHERE u."id" = ${id}::uuid`;
  if (!row) throw new Error("the person who is signed in is gone");
  return { ...row, settings: row.settings ?? [] };
}
