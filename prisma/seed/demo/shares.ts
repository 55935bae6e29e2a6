import { shareSeal } from "@/lib/across/your-data/shares/repository";
import { fingerprint, hashToken, newToken } from "@/lib/shared/ids";
import { type SeedCtx, seedId } from "../seed";
import type { Account } from "./account";
import { DEMO_PEOPLE } from "./people";
import { dateOf } from "./story";

/**
 * Maya's shares: her check-ins to Noah, who accepted and opened them, and a summary through a link
 * that no one knows anymore.
 */
export async function seedShares(ctx: SeedCtx, maya: Account, noah: Account): Promise<void> {
  await seedFamilyShare(ctx, maya, noah);
  await seedProviderLink(ctx, maya);
}

async function seedFamilyShare(
  { db, fingerprintSecret, now }: SeedCtx,
  maya: Account,
  noah: Account,
): Promise<void> {
  const id = seedId("share", "family");
  const inviteeEmail = DEMO_PEOPLE.noah.email;
  await db.share.createMany({
    data: [
      {
        id,
        ownerId: maya.id,
        viewerId: noah.id,
        kind: "family",
        scope: ["moods", "programmes"],
        ...shareSeal.seal(maya.key, id, { inviteeEmail, label: null }),
        inviteeEmailIndex: fingerprint(fingerprintSecret, inviteeEmail),
        createdAt: dateOf(now, 12, "18:30"),
        expiresAt: dateOf(now, 5, "18:30"),
        acceptedAt: dateOf(now, 12, "20:05"),
      },
    ],
    skipDuplicates: true,
  });
  await db.shareOpening.createMany({
    data: [
      { id: seedId("share-opening", "1"), shareId: id, openedAt: dateOf(now, 12, "20:06") },
      { id: seedId("share-opening", "2"), shareId: id, openedAt: dateOf(now, 3, "07:40") },
    ],
    skipDuplicates: true,
  });
}

async function seedProviderLink({ db, now }: SeedCtx, maya: Account): Promise<void> {
  const id = seedId("share", "provider");
  await db.share.createMany({
    data: [
      {
        id,
        ownerId: maya.id,
        kind: "provider",
        tokenHash: hashToken(newToken()),
        scope: ["moods", "programmes", "movement"],
        ...shareSeal.seal(maya.key, id, { inviteeEmail: null, label: "Dr. Ellis, first visit" }),
        nameShown: "initials",
        period: 30,
        createdAt: dateOf(now, 2, "09:15"),
        expiresAt: dateOf(now, -28, "09:15"),
      },
    ],
    skipDuplicates: true,
  });
}
