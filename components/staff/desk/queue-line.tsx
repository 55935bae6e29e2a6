import { cn } from "@/components/ui/cn";
import type { ShownIncident } from "@/lib/across/staff/desk/client";
import { AssignmentStatus } from "./assignment-status";
import { DESK, LABELS } from "./copy";
import { HomeMark, SeverityMark } from "./marks";
import { WaitingClock } from "./waiting-clock";

interface QueueLineProps {
  incident: ShownIncident;
  skewMs: number;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

/** One incident in the queue, clickable as a whole. It doesn't reveal who the person is. */
export function QueueLine({ incident, skewMs, isOpen, onOpen }: QueueLineProps) {
  const { id, severity, kind, kinds, ageGroup, language, doNotContactHome, openOfPerson } =
    incident;
  return (
    <li>
      <button
        type="button"
        data-incident={id}
        aria-current={isOpen ? "true" : undefined}
        onClick={() => onOpen(id)}
        className={cn(
          "grid w-full gap-1.5 rounded-card border border-line bg-card p-4 text-start transition-colors hover:border-primary",
          "aria-[current]:border-primary aria-[current]:bg-primary-soft",
          incident.waitingSince && "border-s-4 border-s-signal",
        )}
      >
        <span className="flex flex-wrap items-center gap-2">
          <SeverityMark severity={severity} kind={kind} />
          <span className="font-semibold">{LABELS.kinds(kinds)}</span>
          {doNotContactHome ? <HomeMark /> : null}
          {openOfPerson > 1 ? (
            <span className="font-semibold text-sm">{DESK.openOfPerson(openOfPerson)}</span>
          ) : null}
        </span>
        <span className="text-ink-soft text-sm">
          {ageGroup ? LABELS.age[ageGroup] : LABELS.ageUnknown} · {LABELS.language[language]}
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <WaitingClock incident={incident} skewMs={skewMs} />
          <AssignmentStatus incident={incident} skewMs={skewMs} />
        </span>
      </button>
    </li>
  );
}
