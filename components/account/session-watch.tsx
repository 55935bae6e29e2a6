"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isCrisisDialogOpen } from "@/lib/client/crisis";
import { claimDrafts, hasUnsentDraft } from "@/lib/client/drafts";
import { bounceToSignIn } from "@/lib/client/sign-in-bounce";
import { useCurrentUser } from "@/lib/features/account/client";
import type { CurrentUser } from "@/lib/features/account/types";

type Watched = Pick<CurrentUser, "id" | "consent" | "ageGroup">;

/**
 * Keeps a page that the server drew for a signed-in person true: when a tab that comes back learns that the session is
 * over, that somebody else signed in, or that the parent has agreed, the page is drawn anew (AUTH-04, AUTH-05). A text
 * that is unsent and an open crisis dialog come first (contract 8).
 */
export function SessionWatch({ person }: { person: Watched }) {
  const router = useRouter();
  const { user, isSignedOut } = useCurrentUser();
  // The first thing in the body, so that this runs before any field reads its draft.
  useEffect(() => claimDrafts(person.id), [person.id]);
  const isOther = user !== null && user.id !== person.id;
  const isChanged = user !== null && (user.consent !== person.consent || user.ageGroup !== person.ageGroup);
  const isStale = isSignedOut || isOther || isChanged;

  useEffect(() => {
    if (!isStale) return;
    if (isSignedOut && (hasUnsentDraft() || isCrisisDialogOpen())) bounceToSignIn();
    else router.refresh();
  }, [isStale, isSignedOut, router]);

  return null;
}
