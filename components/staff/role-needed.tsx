"use client";

import { Card } from "@/components/ui/card";
import { STAFF_COPY } from "./copy";
import { StaffPage } from "./staff-page";

const copy = STAFF_COPY.needs;

type NeededRole = "admin" | "clinician";

/**
 * Tells an account without the required role who grants it. It replaces that part of the staff area
 * entirely.
 */
export function RoleNotice({ needs }: { needs: NeededRole }) {
  return (
    <Card tone="soft" role="alert">
      <p className="font-display text-xl">{copy[needs]}</p>
      <p className="mt-2 max-w-2xl text-ink-soft">{copy.how}</p>
    </Card>
  );
}

/**
 * A staff page as an account without its role sees it: the page's name, and who grants the role.
 */
export function RoleNeeded({ title, needs }: { title: string; needs: NeededRole }) {
  return (
    <StaffPage title={title}>
      <RoleNotice needs={needs} />
    </StaffPage>
  );
}
