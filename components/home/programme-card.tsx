"use client";

import { EnrolmentCard } from "@/components/programs/enrolment-card";
import { useEnrolments } from "@/lib/features/programs/client";
import { isInProgress } from "@/lib/features/programs/policy";
import type { Audience } from "@/lib/shared/audience";

/**
 * The newest program in progress. Renders nothing without one; a failed read is reported on the
 * program's page.
 */
export function ProgrammeCard({ audience }: { audience: Audience }) {
  const { data: enrolments } = useEnrolments();
  const enrolment = enrolments?.find(isInProgress);
  return enrolment ? (
    <EnrolmentCard audience={audience} enrolment={enrolment} as="section" />
  ) : null;
}
