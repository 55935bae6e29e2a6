import { CircleAlert } from "lucide-react";
import { CrisisButton } from "@/components/layout/crisis-button";
import { AnchorButton } from "@/components/ui/link-button";
import { US } from "@/lib/crisis/united-states/contacts";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { dialable } from "@/lib/shared/dialable";

/**
 * Three ways to reach a person, the first one recommended (R-18, TRAU-04, TRAU-06); after harm by
 * another person, the line for that.
 */
export function SafetyAlert({ told }: { told: string | null }) {
  const copy = TRAUMA_COPY.adult.alert;
  const { text, emergency } = US;
  const harm = told === "abuse";
  const call = harm ? US.violence : US.call;
  return (
    <div className="rounded-control border border-signal-ink bg-signal-soft p-4">
      <p className="flex items-start gap-2 font-semibold text-signal-ink">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        {copy.title}
      </p>
      <p className="mt-1.5">{told ? copy.told : copy.text}</p>
      <div className="mt-3 grid gap-2">
        <AnchorButton href={`tel:${dialable(call.number)}`} variant="emergency">
          {harm ? copy.callOnly : copy.call} {call.number}
        </AnchorButton>
        <p className="text-sm">{copy.recommended}</p>
        {harm ? null : (
          <AnchorButton href={`sms:${dialable(text.number)}`} variant="secondary">
            {copy.text741741} {text.number}
          </AnchorButton>
        )}
        <AnchorButton href={`tel:${dialable(emergency.number)}`} variant="secondary">
          {copy.emergency} {emergency.number}
        </AnchorButton>
        <CrisisButton variant="quiet" size="sm" className="justify-self-start">
          {copy.more}
        </CrisisButton>
      </div>
    </div>
  );
}
