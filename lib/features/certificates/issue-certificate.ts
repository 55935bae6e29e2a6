import type { MemberCtx } from "@/lib/ports/context";
import { type Audience, audienceOf } from "@/lib/shared/audience";
import { newId } from "@/lib/shared/ids";
import { PERSONA, PRODUCT } from "@/lib/shared/product";
import { CERTIFICATES_COPY } from "./copy";
import { newCertificateNumber } from "./facts";
import { nameOf } from "./holder";
import { metricsShown } from "./policy";
import { insertCertificate } from "./repository";
import type { Metrics } from "./types";

interface Finished {
  readonly programId: string;
  readonly userProgramId: string;
  readonly programName: string;
  readonly completedAt: Date;
  readonly metrics: Metrics;
}

/**
 * Issues the certificate of a finished program, in the caller's transaction (CERT-10). The database
 * allows one per enrolment. It claims no teacher and no license: an AI guide accompanied the
 * program, and Willow only states what was done.
 */
export async function issueCertificate(
  ctx: MemberCtx,
  { programId, userProgramId, programName, completedAt, metrics }: Finished,
): Promise<void> {
  const { user } = ctx.actor;
  const audience = audienceOf(user);
  const facts = {
    id: newId(),
    userId: user.id,
    programId,
    userProgramId,
    certificateNumber: newCertificateNumber(completedAt),
    recipientName: nameOf(user),
    programName,
    completionDate: completedAt,
    issueDate: completedAt,
    validUntil: null,
    instructorName: `${PERSONA[audience]}, AI guide`,
    issuingOrganization: PRODUCT[audience],
    certificateType: "completion",
  };
  await insertCertificate(ctx, { facts, achievements: achievementsOf(metrics, audience), metrics });
}

/** One short sentence for each metric present, in the wording used when it was issued. */
export const achievementsOf = (metrics: Metrics, audience: Audience): string[] =>
  metricsShown(metrics).map(([metric, count]) =>
    CERTIFICATES_COPY[audience].achievements[metric](count),
  );
