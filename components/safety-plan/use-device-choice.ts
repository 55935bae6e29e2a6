"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { isCopyOff, isPinned, pinCopy, switchCopy } from "@/lib/client/device-copy";
import { planKey } from "@/lib/features/safety-plan/client";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this device keeps a copy, and whether this person said so when asked. */
export function useDeviceChoice(personId: string) {
  const client = useQueryClient();
  const isOff = useSyncExternalStore(subscribe, isCopyOff, () => false);
  const isAnswered = useSyncExternalStore(
    subscribe,
    () => isCopyOff() || isPinned(personId),
    () => true,
  );

  function choose(on: boolean) {
    if (on) pinCopy(personId);
    else switchCopy(false);
    // A refetched plan is copied again.
    if (on) void client.invalidateQueries({ queryKey: planKey });
    for (const listener of listeners) listener();
  }

  return { isOff, isAnswered, choose };
}
