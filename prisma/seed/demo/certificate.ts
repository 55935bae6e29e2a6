import { loadServiceKey } from "@/lib/core/identity/data-key-repository";
import { type Facts, hashOf, newCertificateNumber } from "@/lib/features/certificates/facts";
import { achievementsOf } from "@/lib/features/certificates/issue-certificate";
import { certificateSeal } from "@/lib/features/certificates/sealed";
import { progressOf, walk } from "@/lib/features/programs/policy";
import { enrolmentSeal } from "@/lib/features/programs/sealed";
import type { Counts } from "@/lib/features/programs/types";
import { PERSONA, PRODUCT } from "@/lib/shared/product";
import { programId, programme } from "../programs/seed";
import { type SeedCtx, seedId } from "../seed";
import type { Account } from "./account";
import { DEMO_PEOPLE } from "./people";
import { dateOf } from "./story";

const DONE = programme("steadier-days");
const UNDER_WAY = programme("sleep-again");

/**
 * The counts in her diary since she enrolled, as the service counts them (a test compares the two).
 */
const DONE_COUNTS: Counts = { moodDays: 41, conversations: 8 };
const UNDER_WAY_COUNTS: Counts = { moodDays: 11, conversations: 2 };
const METRICS = { days: 42, ...DONE_COUNTS };

/** Maya's finished program with its certificate, and a program in progress. */
export async function seedPrograms(ctx: SeedCtx, maya: Account): Promise<void> {
  await seedEnrolments(ctx, maya);
  await seedCertificate(ctx, maya);
}

async function seedEnrolments(
  { db, now }: SeedCtx,
  { id: userId, name, key }: Account,
): Promise<void> {
  const finished = seedId("enrolment", name, DONE.slug);
  const underWay = seedId("enrolment", name, UNDER_WAY.slug);
  await db.userProgram.createMany({
    data: [
      {
        id: finished,
        userId,
        programId: programId(DONE.slug),
        enrolledAt: dateOf(now, 42, "20:15"),
        completedAt: dateOf(now, 1, "20:45"),
        progress: 100,
        status: "completed",
        certificateGenerated: true,
        ...enrolmentSeal.seal(key, finished, { counts: { ...DONE_COUNTS } }),
      },
      {
        id: underWay,
        userId,
        programId: programId(UNDER_WAY.slug),
        enrolledAt: dateOf(now, 12, "20:30"),
        progress: progressOf(walk(UNDER_WAY.modules, UNDER_WAY_COUNTS)),
        ...enrolmentSeal.seal(key, underWay, { counts: { ...UNDER_WAY_COUNTS } }),
      },
    ],
    skipDuplicates: true,
  });
}

/** A certificate from an older release keeps its row and gets the hash that is checked today. */
async function seedCertificate(ctx: SeedCtx, { id: userId, name, key }: Account): Promise<void> {
  const { db, keys, now } = ctx;
  const id = seedId("certificate", name, DONE.slug);
  const completedAt = dateOf(now, 1, "20:45");
  const { firstName, lastName } = DEMO_PEOPLE[name];
  const facts: Facts = {
    id,
    userId,
    programId: programId(DONE.slug),
    userProgramId: seedId("enrolment", name, DONE.slug),
    certificateNumber: newCertificateNumber(completedAt, Buffer.from(id.slice(0, 8))),
    recipientName: `${firstName} ${lastName}`,
    programName: DONE.name,
    completionDate: completedAt,
    issueDate: completedAt,
    validUntil: null,
    instructorName: `${PERSONA.adult}, AI guide`,
    issuingOrganization: PRODUCT.adult,
    certificateType: "completion",
  };
  const serviceKey = await loadServiceKey(db, keys);
  const sealed = certificateSeal.seal(key, id, {
    achievementsUnlocked: achievementsOf(METRICS, "adult"),
    performanceMetrics: METRICS,
  });
  await db.certificate.createMany({
    data: [
      {
        ...facts,
        verificationHash: hashOf(serviceKey, facts),
        createdAt: completedAt,
        ...sealed,
      },
    ],
    skipDuplicates: true,
  });
  const stored = await db.certificate.findUnique({ where: { id } });
  const verificationHash = stored && hashOf(serviceKey, stored);
  if (stored && verificationHash && stored.verificationHash !== verificationHash) {
    await db.certificate.update({ where: { id }, data: { verificationHash, ...sealed } });
  }
}
