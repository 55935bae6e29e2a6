import type { ReactNode } from "react";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { FAMILY_COPY } from "@/lib/across/family/copy";
import { fullDay } from "@/lib/shared/dates";
import { GrowingPart } from "./growing-part";
import type { ViewProps } from "./part";
import { SafetyPart } from "./safety-part";
import { SharedMoods } from "./shared-moods";
import { UsagePart } from "./usage-part";

/**
 * A parent's view of one child, which the child sees too: the same parts in the same order.
 */
export function ChildView({ children, ...shown }: ViewProps & { children?: ReactNode }) {
  const { audience, view, zone } = shown;
  const copy = FAMILY_COPY[audience];
  const name = copy.name(view.firstName);
  return (
    <Card aria-label={name} className="grid grid-cols-1 gap-6">
      <div>
        <CardTitle>{name}</CardTitle>
        <CardText>{copy.consent[view.consent]}</CardText>
        {view.eraseAfter ? (
          <p className="mt-3 rounded-control bg-accent-soft px-4 py-3 font-medium">
            {copy.erase(fullDay(view.eraseAfter, zone), view.eraseAskedByGuardian)}
          </p>
        ) : null}
      </div>
      <SafetyPart {...shown} />
      <SharedMoods {...shown} />
      <UsagePart {...shown} />
      <GrowingPart {...shown} />
      {children}
    </Card>
  );
}
