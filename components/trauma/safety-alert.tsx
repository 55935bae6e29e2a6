import { CircleAlert } from "lucide-react";
import { CrisisButton } from "@/components/layout/crisis-button";
import { AnchorButton } from "@/components/ui/link-button";
import { contactsFor, harmLineFor } from "@/lib/crisis/contacts";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { dialable } from "@/lib/shared/dialable";

/**
 * Three ways to reach a person, the first one recommended (R-18, TRAU-04, TRAU-06); after harm by
 * another person, the line for that.
 */
export function SafetyAlert({ told, region }: { told: string | null; region: string | null }) {
  const copy = TRAUMA_COPY.adult.alert;
  const { inUnitedStates, emergency, options } = contactsFor(region, "adult", "en");
  const harm = told === "abuse";
  const line = options.find(({ kind }) => kind === "call");
  const text = options.find((option) => option.kind === "text");
  const suicide = line && "number" in line ? line.number : null;
  const call = harm ? harmLineFor(region, "adult") : suicide;
  return (
    <div className="rounded-control border border-signal-ink bg-signal-soft p-4">
      <p className="flex items-start gap-2 font-semibold text-signal-ink">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        {copy.title}
      </p>
      <p className="mt-1.5">{told ? copy.told : copy.text}</p>
      <div className="mt-3 grid gap-2">
        {call ? (
          <>
            <AnchorButton href={`tel:${dialable(call)}`} variant="emergency">
              {harm || !inUnitedStates ? copy.callOnly : copy.call} {call}
            </AnchorButton>
            <p className="text-sm">{copy.recommended}</p>
          </>
        ) : null}
        {text && !harm ? (
          <AnchorButton href={`sms:${dialable(text.number)}`} variant="secondary">
            {text.keyword ? copy.smsWord.replace("{word}", text.keyword) : copy.sms} {text.number}
          </AnchorButton>
        ) : null}
        <AnchorButton
          href={`tel:${dialable(emergency)}`}
          variant={call ? "secondary" : "emergency"}
        >
          {copy.emergency} {emergency}
        </AnchorButton>
        <CrisisButton variant="quiet" size="sm" className="justify-self-start">
          {copy.more}
        </CrisisButton>
      </div>
    </div>
  );
}
