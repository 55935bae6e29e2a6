import { certificatesKey } from "@/lib/features/certificates/constants";
import { listCertificates } from "@/lib/features/certificates/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { enrolmentsKey, programsKey } from "./constants";
import { listEnrolments } from "./list-enrolments";
import { findOffered } from "./program-repository";
import type { Program } from "./types";

/**
 * The lists behind the certificates page and a program's page, each read once, under the keys their
 * hooks use. Reading the enrolments can issue a certificate, so the list of certificates waits for
 * it.
 */
export function programReads(ctx: MemberCtx) {
  const programs = listPrograms(ctx);
  const enrolments = listEnrolments(ctx);
  const certificates = enrolments.then(
    () => listCertificates(ctx),
    () => listCertificates(ctx),
  );
  const lists = [programs, enrolments, certificates] as const;
  // Each is awaited where it's needed; a rejection before then must not crash the process.
  for (const list of lists) list.catch(() => undefined);
  return {
    programs,
    enrolments,
    certificates,
    queries: [
      { queryKey: programsKey, read: () => programs },
      { queryKey: enrolmentsKey, read: () => enrolments },
      { queryKey: certificatesKey, read: () => certificates },
    ],
  };
}

/**
 * Programs the caller can enrol in: those made for their age group, by name. Nothing is offered
 * until the age is known.
 */
export async function listPrograms(ctx: MemberCtx): Promise<Program[]> {
  const { ageGroup } = ctx.actor.user;
  return ageGroup ? findOffered(ctx, ageGroup) : [];
}
