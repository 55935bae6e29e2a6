"use client";

import { Card } from "@/components/ui/card";
import { STAFF_COPY } from "./copy";
import { StaffPage } from "./staff-page";

const copy = STAFF_COPY.needs;

type NeededRole = "admin" | "clinician";

/**
 * What a part of the staff area says to an account without its role, and who gives the role.
 * Nothing of the part stands beside it.
 */
export function RoleNotice({ needs }: { needs: NeededRole }) {
  return (
    <Card tone="soft" role="alert">
      <p className="font-display text-xl">{copy[needs]}</p>
      <p className="mt-2 max-w-2xl text-ink-soft">{copy.how}</p>
    </Card>
  );
}

/** A staff page in the eyes of an account without its role: its name, and who gives the role. */
export function RoleNeeded({ title, needs }: { title: string; needs: NeededRole }) {
  return (
    <StaffPage title={title}>
      <RoleNotice needs={needs} />
    </StaffPage>
  );
}
