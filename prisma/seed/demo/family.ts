import { CONSENT_PURPOSE } from "@/lib/core/consent/constants";
import { consentSeal } from "@/lib/core/consent/sealed";
import { outboxSeal } from "@/lib/core/delivery/outbox/repository";
import { fingerprint, hashToken, newToken } from "@/lib/shared/ids";
import type { DataKey } from "@/lib/shared/sealing";
import { type SeedCtx, seedId } from "../seed";
import type { Account } from "./account";
import { DEMO_PEOPLE } from "./people";
import { dateOf } from "./story";

const guardianEmail = DEMO_PEOPLE.parent.email;

/** A parent's consent, given through a link that no one knows anymore. */
export async function seedGrantedConsent(
  { db, fingerprintSecret, now }: SeedCtx,
  child: Account,
  parent: Account,
) {
  const id = seedId("consent", child.name);
  await db.consent.createMany({
    data: [
      {
        id,
        userId: child.id,
        purpose: CONSENT_PURPOSE,
        ...consentSeal.seal(child.key, id, { guardianEmail }),
        guardianEmailIndex: fingerprint(fingerprintSecret, guardianEmail),
        guardianId: parent.id,
        tokenHash: hashToken(newToken()),
        status: "granted",
        requestedAt: dateOf(now, 7, "18:05"),
        expiresAt: dateOf(now, 0, "18:05"),
        decidedAt: dateOf(now, 7, "19:20"),
      },
    ],
    skipDuplicates: true,
  });
}

/** The notice to a teen's parent, as the outbox stores it after sending. */
export async function seedParentNotice(
  { db, now }: SeedCtx,
  serviceKey: DataKey,
  teen: Account,
): Promise<void> {
  const id = seedId("parent-notice", teen.name);
  const sentAt = dateOf(now, DEMO_PEOPLE.leo.since, "18:01");
  const mail = {
    to: { address: guardianEmail },
    subject: "A new account names you as parent or guardian",
    text: "Somebody you care for has set up an account and named you as their parent or guardian.",
  };
  await db.outbox.createMany({
    data: [
      {
        id,
        userId: teen.id,
        kind: "parent_notice",
        dedupeKey: `parent_notice:${teen.id}`,
        attempts: 1,
        availableAt: sentAt,
        sentAt,
        createdAt: sentAt,
        ...outboxSeal.seal(serviceKey, id, { payload: mail }),
      },
    ],
    skipDuplicates: true,
  });
}
