import { createDataKey } from "@/lib/core/identity/data-key-repository";
import { userSeal } from "@/lib/core/identity/sealed";
import { ADULT_AGE, ageGroupOf, CONSENT_AGE } from "@/lib/shared/audience";
import { bornByOf } from "@/lib/shared/growing";
import { fingerprint } from "@/lib/shared/ids";
import type { DataKey } from "@/lib/shared/sealing";
import { type SeedCtx, seedId } from "../seed";
import { DEMO_PEOPLE, type DemoName, type DemoPerson } from "./people";
import { dateOf } from "./story";

export interface Account {
  readonly id: string;
  readonly name: DemoName;
  readonly key: DataKey;
}

/**
 * The person with their key and sign-in. Someone who signed in before the seed ran keeps their row
 * and profile; the demo data is attached to it.
 */
export async function seedAccount(ctx: SeedCtx, name: DemoName): Promise<Account> {
  const { db, keys } = ctx;
  const person = DEMO_PEOPLE[name];
  const existing = await db.user.findUnique({
    where: { email: person.email },
    select: { id: true },
  });
  const id = existing?.id ?? seedId("person", name);
  const key = existing
    ? await createDataKey(db, keys, { ownerKind: "person", ownerId: id })
    : await create(ctx, person, id);
  await db.account.createMany({
    data: [
      {
        id: seedId("account", name),
        userId: id,
        provider: "oidc",
        providerAccountId: `demo|${person.email}`,
      },
    ],
    skipDuplicates: true,
  });
  return { id, name, key };
}

function create(
  { db, keys, fingerprintSecret, now }: SeedCtx,
  person: DemoPerson,
  id: string,
): Promise<DataKey> {
  const { culturalBackground, religion, therapyGoals, parentEmail, since, ...plain } = person;
  const createdAt = dateOf(now, since, "18:00");
  return db.$transaction(async (tx) => {
    const key = await createDataKey(tx, keys, { ownerKind: "person", ownerId: id });
    await tx.user.create({
      data: {
        id,
        ...plain,
        ageGroup: ageGroupOf(person.age),
        isChildAccount: person.age < ADULT_AGE,
        bornBy: person.age < ADULT_AGE ? bornByOf(createdAt, person.age) : null,
        consent: person.age < CONSENT_AGE ? "granted" : "not_needed",
        parentEmailIndex: parentEmail && fingerprint(fingerprintSecret, parentEmail),
        termsAcceptedAt: createdAt,
        disclaimerAcknowledgedAt: createdAt,
        voicePreference: false,
        createdAt,
        ...userSeal.seal(key, id, { culturalBackground, religion, therapyGoals, parentEmail }),
      },
    });
    return key;
  });
}
