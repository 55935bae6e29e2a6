"use client";

import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import type { PlanEditorCopy } from "@/lib/features/safety-plan/copy/editor";
import { useDeviceChoice } from "./use-device-choice";

/**
 * Whether this device keeps a copy. The choice is the device's, so it applies to anyone who signs
 * in.
 */
export function DeviceSwitch({ copy, personId }: { copy: PlanEditorCopy; personId: string }) {
  const { isOff, choose } = useDeviceChoice(personId);
  return (
    <Card tone="flat">
      <Checkbox
        data-kept
        label={copy.keepHere}
        hint={copy.keepHereHint}
        checked={!isOff}
        onChange={(event) => choose(event.target.checked)}
      />
    </Card>
  );
}
