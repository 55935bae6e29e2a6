"use client";

import { useEffect } from "react";
import { api, isUnauthorized } from "@/lib/client/api";
import { claimCopy, forgetCopy, hasCopy, isClaimed } from "@/lib/client/device-copy";
import { forgetOldWaiting, forgetWaiting, keepWaitingOf } from "@/lib/client/device-outbox";
import { tellAfterSigningOut } from "@/lib/client/signed-out-elsewhere";
import { whenSettled } from "@/lib/client/when-settled";
import { currentUserKey } from "@/lib/core/identity/keys";
import type { OfflineHelp } from "./help-offline";
import { useLazy } from "./use-lazy";

/** Apart, because the shell's scripts reach visitors too: nothing of theirs waits to be sent. */
const loadWaiting = () => import("./waiting").then((module) => module.Waiting);

const HELP_KEY = "willow.help";

interface OfflineKitProps {
  personId: string | null;
  /**
   * A parent has not agreed, or agrees no longer: their plan lives in the tab, and no copy of it
   * here.
   */
  tabOnly: boolean;
  help: OfflineHelp;
}

function keep(help: OfflineHelp): void {
  try {
    localStorage.setItem(HELP_KEY, JSON.stringify(help));
  } catch {
    // Without storage the page for bad networks speaks English and names the US lines.
  }
}

/**
 * A page without a person can also mean a database that is away; only a 401 means signed out
 * (contract 8).
 */
async function forgetWhenSignedOut(): Promise<void> {
  if (!hasCopy() && !isClaimed()) return;
  try {
    await api.get(currentUserKey[0]);
  } catch (error) {
    if (isUnauthorized(error)) forgetCopy();
  }
}

/** The worker fetches what is large only once a page is at rest. */
async function readyWorker(): Promise<void> {
  await navigator.serviceWorker?.register("/sw.js");
  const ready = await navigator.serviceWorker?.ready;
  ready?.active?.postMessage("at rest");
}

/**
 * Readies this device for hours without a network: the small worker, the words of help, and nobody
 * else's plan.
 */
export function OfflineKit({ personId, tabOnly, help }: OfflineKitProps) {
  useEffect(() => keep(help), [help]);

  useEffect(() => {
    if (personId === null) {
      tellAfterSigningOut();
      forgetOldWaiting();
      void forgetWhenSignedOut();
    } else if (tabOnly) {
      forgetCopy();
      forgetWaiting();
    } else {
      claimCopy(personId);
      keepWaitingOf(personId);
    }
  }, [personId, tabOnly]);

  useEffect(() => whenSettled(() => void readyWorker().catch(() => undefined)), []);

  // A script that does not come must not take the page with it; it is asked for again with the
  // network, or the next load.
  const mayWait = personId !== null && !tabOnly;
  const Waiting = useLazy(loadWaiting, mayWait, false);

  // What waits to be sent outlives a session that ran out, sealed, for a week: it was promised that
  // it goes out.
  if (!mayWait || !Waiting) return null;
  return <Waiting personId={personId} audience={help.audience} />;
}
