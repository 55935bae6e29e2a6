"use client";

import { useEffect } from "react";
import { api, isUnauthorized } from "@/lib/client/api";
import { claimCopy, forgetCopy, hasCopy } from "@/lib/client/device-copy";
import { whenSettled } from "@/lib/client/when-settled";
import { currentUserKey } from "@/lib/features/account/client";
import type { OfflineHelp } from "./help-offline";

const HELP_KEY = "willow.help";

interface OfflineKitProps {
  personId: string | null;
  help: OfflineHelp;
}

function keep(help: OfflineHelp): void {
  try {
    localStorage.setItem(HELP_KEY, JSON.stringify(help));
  } catch {
    // Without storage the page for bad networks speaks English and names the US lines.
  }
}

/** A page without a person can also mean a database that is away; only a 401 means signed out (contract 8). */
async function forgetWhenSignedOut(): Promise<void> {
  if (!hasCopy()) return;
  try {
    await api.get(currentUserKey[0]);
  } catch (error) {
    if (isUnauthorized(error)) forgetCopy();
  }
}

/** Readies this device for hours without a network: the small worker, the words of help, and nobody else's plan. */
export function OfflineKit({ personId, help }: OfflineKitProps) {
  useEffect(() => keep(help), [help]);

  useEffect(() => {
    if (personId) claimCopy(personId);
    else void forgetWhenSignedOut();
  }, [personId]);

  useEffect(() => whenSettled(() => void navigator.serviceWorker?.register("/sw.js").catch(() => undefined)), []);

  return null;
}
