import { Check } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { PROGRAMS_COPY } from "@/lib/features/programs/copy";
import { isDone } from "@/lib/features/programs/policy";
import type { WalkedModule } from "@/lib/features/programs/types";
import type { Audience } from "@/lib/shared/audience";
import { StepAction } from "./step-action";

interface StepCardProps {
  audience: Audience;
  number: number;
  step: WalkedModule;
  isNext: boolean;
  /** Whether the program is in progress: only then is there anything to count and to do. */
  active: boolean;
  begun: boolean;
}

/** One step: reading, task, and how much of it is done. */
export function StepCard({ audience, number, step, isNext, active, begun }: StepCardProps) {
  const copy = PROGRAMS_COPY[audience];
  const done = begun && isDone(step);
  const hint = copy.countHint[step.counts];
  const counted = copy.counts[step.counts](step.done, step.target);
  return (
    <Card as="article" tone={isNext ? "plain" : "flat"} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-ink-soft text-sm">{copy.room.step(number)}</span>
        {isNext ? <Badge tone="soft">{copy.room.isNext}</Badge> : null}
        {done ? (
          <Badge tone="soft">
            <Check aria-hidden className="size-4" />
            {copy.room.isDone}
          </Badge>
        ) : null}
      </div>
      <CardTitle as="h3" className="text-xl">
        {step.title}
      </CardTitle>
      <p className="max-w-prose">{step.read}</p>
      <p className="max-w-prose">
        <strong>{copy.room.todo}:</strong> {step.todo}
      </p>
      {begun ? (
        <div className="grid gap-1.5">
          <progress
            aria-label={copy.progressLabel(step.title)}
            value={step.done}
            max={step.target}
            className="progress-control max-w-xs"
          />
          <p className="text-ink-soft text-sm tabular-nums">
            {counted}
            {hint && !done ? `. ${hint}` : null}
          </p>
        </div>
      ) : null}
      {active && !done ? (
        <div className="flex flex-wrap gap-2.5">
          <StepAction audience={audience} counts={step.counts} isNext={isNext} />
        </div>
      ) : null}
    </Card>
  );
}
