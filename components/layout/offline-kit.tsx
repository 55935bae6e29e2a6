"use client";

import { useEffect } from "react";
import { api, isUnauthorized } from "@/lib/client/api";
import { claimCopy, forgetCopy, hasCopy, isClaimed } from "@/lib/client/device-copy";
import { forgetOldWaiting, forgetWaiting, keepWaitingOf } from "@/lib/client/device-outbox";
import { tellAfterSigningOut } from "@/lib/client/signed-out-elsewhere";
import { whenSettled } from "@/lib/client/when-settled";
import { currentUserKey } from "@/lib/core/identity/constants";
import type { OfflineHelp } from "./help-offline";
import { useLazy } from "./use-lazy";

/**
 * A separate chunk: the shell's scripts also reach visitors, who never have anything waiting to be
 * sent.
 */
const loadWaiting = () => import("./waiting").then((module) => module.Waiting);

const HELP_KEY = "willow.help";

interface OfflineKitProps {
  personId: string | null;
  /**
   * No parental consent (yet, or anymore): the plan lives only in the tab, with no copy on this
   * device.
   */
  tabOnly: boolean;
  help: OfflineHelp;
}

function keep(help: OfflineHelp): void {
  try {
    localStorage.setItem(HELP_KEY, JSON.stringify(help));
  } catch {
    // Without storage, the offline page is in English and names the US lines.
  }
}

/**
 * The page can also have no person because the database is down; only a 401 means signed out
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

/** The worker fetches large files only once a page has settled. */
async function readyWorker(): Promise<void> {
  await navigator.serviceWorker?.register("/sw.js");
  const ready = await navigator.serviceWorker?.ready;
  ready?.active?.postMessage("at rest");
}

/**
 * Prepares this device for being offline: the small worker, the crisis help text, and no plan but
 * this person's.
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

  // A failed script load must not break the page; it's retried when the network is back or on the
  // next load.
  const mayWait = personId !== null && !tabOnly;
  const Waiting = useLazy(loadWaiting, mayWait, false);

  // Pending sends outlive an expired session, sealed, for a week: the person was promised that
  // they'd be sent.
  if (!mayWait || !Waiting) return null;
  return <Waiting personId={personId} audience={help.audience} />;
}
