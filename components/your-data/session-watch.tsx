"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { afterCrisisDialog, isCrisisDialogOpen } from "@/lib/client/crisis";
import { claimDrafts, clearDrafts, hasUnsentDraft } from "@/lib/client/drafts";
import { currentPath, goTo } from "@/lib/client/navigation";
import {
  bounceState,
  bounceToSignIn,
  noteSignedOutElsewhere,
  wasSignedOutElsewhere,
} from "@/lib/client/sign-in-bounce";
import { markSignedOut, onSignedOutElsewhere } from "@/lib/client/signed-out-elsewhere";
import {
  CURRENT_USER_FRESH_MS,
  onProfileChangedElsewhere,
  useCurrentUser,
} from "@/lib/core/identity/client";
import { currentUserKey } from "@/lib/core/identity/keys";
import type { CurrentUser } from "@/lib/core/identity/types";

/** What every page depends on; when it changes, the page is rendered again. */
const DRAWN_BY = ["consent", "ageGroup", "language"] as const;

type Watched = Pick<CurrentUser, "id" | "consent" | "ageGroup" | "language">;

/**
 * Keeps a page that the server drew for a signed-in person true: when a tab that comes back learns
 * that the session is over, that somebody else signed in, that the parent has agreed or the
 * language is another one, the page is drawn anew (AUTH-04, AUTH-05), and says so where another tab
 * has signed out or deleted the account. A text that is unsent and an open crisis dialog come first
 * (contract 8).
 *
 * Somebody else gets the page loaded in full, because only that also empties the fields: nothing
 * that was read or written for one person may reach the next. So does a visitor in a tab that comes
 * back. A page that was loaded a moment ago is not loaded again: one that the offline worker had
 * kept would come back for ever.
 */
export function SessionWatch({ person }: { person: Watched }) {
  const router = useRouter();
  const client = useQueryClient();
  const { user, isSignedOut } = useCurrentUser();
  // The first thing in the body, so that this runs before any field reads its draft.
  useEffect(() => {
    claimDrafts(person.id);
    // Whoever is here now is signed in again.
    markSignedOut(false);
  }, [person.id]);
  const otherId = user !== null && user.id !== person.id ? user.id : null;
  const isChanged = user !== null && DRAWN_BY.some((fact) => user[fact] !== person[fact]);
  const isStale = isSignedOut || isChanged;

  useEffect(() => {
    if (otherId === null) return;
    client.clear();
    claimDrafts(otherId);
    afterCrisisDialog(() => {
      // Again, for what was written and read under the dialog.
      clearDrafts();
      goTo(currentPath());
    });
  }, [otherId, client]);

  useEffect(() => {
    if (!isStale || otherId !== null) return;
    const told = isSignedOut && wasSignedOutElsewhere();
    const drawAnew = () => {
      if (told) bounceToSignIn();
      if (bounceState().startsWith("held")) return;
      if (isSignedOut && !told && performance.now() > CURRENT_USER_FRESH_MS) goTo(currentPath());
      else router.refresh();
    };
    if (told && isCrisisDialogOpen()) afterCrisisDialog(drawAnew);
    else if (isSignedOut && (hasUnsentDraft() || isCrisisDialogOpen())) bounceToSignIn();
    else drawAnew();
  }, [isStale, isSignedOut, otherId, router]);

  useEffect(() => askWhenSignedOutElsewhere(client), [client]);
  useEffect(
    () => onProfileChangedElsewhere(() => void client.refetchQueries({ queryKey: currentUserKey })),
    [client],
  );

  return null;
}

/** At once, and again when the tab comes back: the telling may be faster than the end. */
const askWhenSignedOutElsewhere = (client: QueryClient): (() => void) =>
  onSignedOutElsewhere(async () => {
    noteSignedOutElsewhere();
    await client.refetchQueries({ queryKey: currentUserKey });
    await client.invalidateQueries({ queryKey: currentUserKey, refetchType: "none" });
  });
