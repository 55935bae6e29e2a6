import { createHash } from "node:crypto";
import { certificateSeal } from "@/lib/features/certificates/sealed";
import { PRODUCT } from "@/lib/shared/product";
import { PROGRAMS, programId } from "../programs";
import { type SeedCtx, seedId } from "../seed";
import type { Account } from "./account";
import { DEMO_PEOPLE } from "./people";
import { dateOf } from "./story";

const [STEADIER_DAYS, SLEEP_AGAIN] = PROGRAMS;

/** Maya's finished programme with its certificate, and one that she has just begun. */
export async function seedPrograms({ db, now }: SeedCtx, { id: userId, name, key }: Account): Promise<void> {
  const finished = seedId("enrolment", name, STEADIER_DAYS.slug);
  const completedAt = dateOf(now, 1, "20:45");
  await db.userProgram.createMany({
    data: [
      {
        id: finished,
        userId,
        programId: programId(STEADIER_DAYS.slug),
        enrolledAt: dateOf(now, 42, "20:15"),
        completedAt,
        progress: 100,
        status: "completed",
        certificateGenerated: true,
      },
      {
        id: seedId("enrolment", name, SLEEP_AGAIN.slug),
        userId,
        programId: programId(SLEEP_AGAIN.slug),
        enrolledAt: dateOf(now, 12, "20:30"),
        progress: 55,
      },
    ],
    skipDuplicates: true,
  });
  const id = seedId("certificate", name, STEADIER_DAYS.slug);
  const { firstName, lastName } = DEMO_PEOPLE[name];
  await db.certificate.createMany({
    data: [
      {
        id,
        userId,
        programId: programId(STEADIER_DAYS.slug),
        userProgramId: finished,
        certificateNumber: `WILLOW-${id.slice(0, 8).toUpperCase()}`,
        recipientName: `${firstName} ${lastName}`,
        programName: STEADIER_DAYS.name,
        completionDate: completedAt,
        issueDate: completedAt,
        instructorName: "Sage, AI guide",
        issuingOrganization: PRODUCT.adult,
        verificationHash: createHash("sha256").update(`certificate|${id}`).digest("hex"),
        createdAt: completedAt,
        ...certificateSeal.seal(key, id, {
          achievementsUnlocked: ["43 check-ins", "8 conversations", "Six weeks in a row", "Got through a hard week"],
          performanceMetrics: { checkIns: 43, conversations: 8, weeks: 6 },
        }),
      },
    ],
    skipDuplicates: true,
  });
}
