"use client";

import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { openTool } from "@/lib/client/tools";
import type { CountedMetric } from "@/lib/features/programs/constants";
import { PROGRAMS_COPY } from "@/lib/features/programs/copy";
import type { Audience } from "@/lib/shared/audience";

const PLACES: Record<Exclude<CountedMetric, "exercises">, string> = {
  moodDays: "/",
  conversations: "/chat",
  movementSessions: "/physical-therapy",
  planSteps: "/safety-plan",
};

interface StepActionProps {
  audience: Audience;
  counts: CountedMetric;
  /** The next step has the filled button. */
  isNext: boolean;
}

/**
 * Links to where the step is done. Exercises open over this page, so that no one loses their place.
 */
export function StepAction({ audience, counts, isNext }: StepActionProps) {
  const { actions } = PROGRAMS_COPY[audience];
  const variant = isNext ? "primary" : "secondary";
  if (counts === "exercises") {
    return (
      <>
        <Button variant={variant} onClick={() => openTool("breathing")}>
          {actions.breathing}
        </Button>
        <Button variant="secondary" onClick={() => openTool("grounding")}>
          {actions.grounding}
        </Button>
      </>
    );
  }
  return (
    <LinkButton href={PLACES[counts]} variant={variant} prefetch={false}>
      {actions[counts]}
    </LinkButton>
  );
}
