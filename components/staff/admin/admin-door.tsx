"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { STAFF_COPY } from "@/components/staff/copy";
import { SessionWatch } from "@/components/staff/session-watch";
import { useHoldsAdminToken } from "@/components/staff/use-admin-token";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useAdminLogout } from "@/lib/across/staff/client";
import { ADMIN_COPY } from "@/lib/across/staff/copy";
import { staffPath } from "@/lib/across/staff/policy";
import type { StaffRoles } from "@/lib/across/staff/types";
import {
  arriveAtStaffDoor,
  forgetStaffPage,
  rememberedStaffPage,
} from "@/lib/client/admin-session";
import { PinEntry } from "./pin-entry";
import { Tiles } from "./tiles";

interface AdminDoorProps {
  roles: StaffRoles;
  /** The requested page within this service's staff area, or null. */
  next: string | null;
}

/**
 * /admin: asks for the PIN, then shows the six places; a person who came for one of them is sent on
 * to it.
 */
export function AdminDoor({ roles, next }: AdminDoorProps) {
  const holdsToken = useHoldsAdminToken();
  const goal = useGoal(holdsToken, next);
  const isInside = holdsToken === true && goal === null;
  useEffect(() => {
    if (holdsToken === false) arriveAtStaffDoor();
  }, [holdsToken]);
  return (
    <div className="page-column grid gap-6 py-8 sm:py-10">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1>{ADMIN_COPY.title}</h1>
          {isInside ? <p className="mt-2 text-ink-soft">{ADMIN_COPY.home.text}</p> : null}
        </div>
        {isInside ? <Logout /> : null}
      </header>
      {holdsToken === false ? <PinEntry goal={goal} /> : null}
      {isInside ? (
        <>
          <Tiles roles={roles} />
          <p className="text-ink-soft text-sm">{ADMIN_COPY.home.session}</p>
          <SessionWatch />
        </>
      ) : null}
      {holdsToken === false || isInside ? null : (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner className="size-5 text-primary" />
          {STAFF_COPY.opening}
        </p>
      )}
    </div>
  );
}

function Logout() {
  const logout = useAdminLogout();
  return (
    <Button variant="quiet" pending={logout.isPending} onClick={() => logout.mutate()}>
      {STAFF_COPY.logout}
    </Button>
  );
}

/** Returns where to go after the PIN; null to stay here. */
function useGoal(holdsToken: boolean | null, next: string | null): string | null {
  const router = useRouter();
  // Read once, because it's forgotten as soon as the redirect begins.
  const [remembered] = useState(() => staffPath(rememberedStaffPage()));
  const goal = holdsToken === null ? next : (next ?? remembered);
  useEffect(() => {
    if (!holdsToken || goal === null) return;
    forgetStaffPage();
    router.replace(goal);
  }, [holdsToken, goal, router]);
  return goal;
}
