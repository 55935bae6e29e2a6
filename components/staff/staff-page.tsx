"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Spinner } from "@/components/ui/spinner";
import { useAdminLogout } from "@/lib/across/staff/client";
import { hasLeftStaffArea, rememberStaffPage } from "@/lib/client/admin-session";
import { currentPath } from "@/lib/client/navigation";
import { bounceState, subscribeToBounce } from "@/lib/client/sign-in-bounce";
import { STAFF_COPY } from "./copy";
import { SessionWatch } from "./session-watch";
import { useHoldsAdminToken } from "./use-admin-token";

interface StaffPageProps {
  title: string;
  /** One sentence on the page's purpose. */
  text?: string;
  /** Actions next to "Logout", such as a link to a sister page. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every staff page except the first. Without a PIN session it redirects to /admin
 * (AMKT-01, CONN-21), which returns here after the PIN. Cached data is dropped with the session.
 */
export function StaffPage({ title, text, actions, children }: StaffPageProps) {
  const holdsToken = useHoldsAdminToken();
  const isSignedOut = useSyncExternalStore(subscribeToBounce, bounceState, () => "none") !== "none";
  const router = useRouter();
  const queries = useQueryClient();
  const logout = useAdminLogout();
  useEffect(() => {
    if (holdsToken !== false) return;
    queries.removeQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/api/admin"),
    });
    if (!hasLeftStaffArea()) rememberStaffPage(currentPath());
    router.replace("/admin");
  }, [holdsToken, router, queries]);
  return (
    <div className="page-column grid gap-6 py-8 sm:py-10">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1>{title}</h1>
          {text ? <p className="mt-2 max-w-2xl text-ink-soft">{text}</p> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {actions}
          <LinkButton href="/admin" variant="secondary">
            {STAFF_COPY.home}
          </LinkButton>
          <Button variant="quiet" pending={logout.isPending} onClick={() => logout.mutate()}>
            {STAFF_COPY.logout}
          </Button>
        </div>
      </header>
      {/* A signed-out person keeps the draft of a note but no longer sees anyone's data. */}
      {isSignedOut ? null : holdsToken ? (
        <>
          {children}
          <SessionWatch />
        </>
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner className="size-5 text-primary" />
          {STAFF_COPY.opening}
        </p>
      )}
    </div>
  );
}
