"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { isCopyOff, switchCopy } from "@/lib/client/device-copy";
import { planKey } from "@/lib/features/safety-plan/client";
import type { PlanEditorCopy } from "@/lib/features/safety-plan/copy/editor";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this device keeps a copy. The choice belongs to the device, not to the person. */
export function DeviceSwitch({ copy }: { copy: PlanEditorCopy }) {
  const client = useQueryClient();
  const isOff = useSyncExternalStore(subscribe, isCopyOff, () => false);

  function change(on: boolean) {
    switchCopy(on);
    // A plan that was read anew is kept anew.
    if (on) void client.invalidateQueries({ queryKey: planKey });
    for (const listener of listeners) listener();
  }

  return (
    <Card tone="flat">
      <Checkbox
        label={copy.keepHere}
        hint={copy.keepHereHint}
        checked={!isOff}
        onChange={(event) => change(event.target.checked)}
      />
    </Card>
  );
}
