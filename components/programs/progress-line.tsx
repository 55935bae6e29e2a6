import { ENROLMENT_COPY } from "@/lib/features/programs/copy/enrolment";
import { encouragedAt } from "@/lib/features/programs/policy";
import type { Audience } from "@/lib/shared/audience";

interface ProgressLineProps {
  audience: Audience;
  name: string;
  progress: number;
}

/** A program's progress as a bar, a number and, from 50 on, a sentence (CERT-05). */
export function ProgressLine({ audience, name, progress }: ProgressLineProps) {
  const copy = ENROLMENT_COPY[audience];
  const from = encouragedAt(progress);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-3">
        <progress
          aria-label={copy.progressLabel(name)}
          value={progress}
          max={100}
          className="progress-control min-w-0 flex-1"
        />
        <span className="shrink-0 font-semibold text-ink-soft text-sm tabular-nums">
          {copy.percent(progress)}
        </span>
      </div>
      {from ? <p className="text-ink-soft">{copy.encouragement[from]}</p> : null}
    </div>
  );
}
