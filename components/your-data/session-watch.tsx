"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { afterCrisisDialog, isCrisisDialogOpen } from "@/lib/client/crisis";
import { claimDrafts, endDrafts, hasUnsentDraft } from "@/lib/client/drafts";
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
import { currentUserKey } from "@/lib/core/identity/constants";
import type { CurrentUser } from "@/lib/core/identity/types";

/** Everything a page depends on; the page is rendered again when it changes. */
const DRAWN_BY = ["consent", "ageGroup", "language"] as const;

type Watched = Pick<CurrentUser, "id" | "consent" | "ageGroup" | "language">;

/**
 * Keeps a page that the server rendered for a signed-in person current. It's rendered again when a
 * tab that regains focus learns that the session ended, that someone else signed in, that the
 * parent has agreed, or that the language changed (AUTH-04, AUTH-05). It also says so when another
 * tab has signed out or deleted the account. An unsent text and an open crisis dialog come first
 * (contract 8).
 *
 * A different person gets a full page load, because only that also empties the fields: nothing read
 * or written for one person may reach the next. A visitor in a tab that regains focus gets one too.
 * A page loaded a moment ago isn't loaded again: a copy served by the offline worker would reload
 * forever.
 */
export function SessionWatch({ person }: { person: Watched }) {
  const router = useRouter();
  const client = useQueryClient();
  const { user, isSignedOut } = useCurrentUser();
  // First in the body, so that this runs before any field reads its draft.
  useEffect(() => {
    claimDrafts(person.id);
    // The current person has signed in again.
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
      // Runs again, for anything written or read under the dialog.
      endDrafts();
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

/**
 * Checks at once, and again when the tab regains focus: the message may arrive before the session
 * has ended.
 */
const askWhenSignedOutElsewhere = (client: QueryClient): (() => void) =>
  onSignedOutElsewhere(async () => {
    noteSignedOutElsewhere();
    await client.refetchQueries({ queryKey: currentUserKey });
    await client.invalidateQueries({ queryKey: currentUserKey, refetchType: "none" });
  });
