import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import { MOOD_HISTORY_COPY } from "@/lib/features/mood/history/copy";
import type { MoodEntry } from "@/lib/features/mood/types";
import type { Audience } from "@/lib/shared/audience";
import { type Day, dayName } from "@/lib/shared/calendar";

interface DayButtonProps {
  audience: Audience;
  day: Day;
  moods: readonly MoodEntry[];
  picked: boolean;
  isToday: boolean;
  onPick: (day: Day) => void;
  className?: string;
  children: ReactNode;
}

/**
 * A day that opens its notes. Its accessible name describes its faces, followed by its visible
 * text.
 */
export function DayButton({
  audience,
  day,
  moods,
  picked,
  isToday,
  onPick,
  className,
  children,
}: DayButtonProps) {
  const labels = moods.map(({ mood }) => MOOD_COPY[audience].labels[mood]);
  return (
    <button
      type="button"
      aria-pressed={picked}
      aria-current={isToday ? "date" : undefined}
      onClick={() => onPick(day)}
      className={cn(
        "relative grid w-full content-start justify-items-center gap-0.5 rounded-control border border-transparent pt-1 pb-1.5",
        "transition-[background-color,border-color] duration-150 ease-soft hover:bg-primary-soft",
        "aria-pressed:border-primary aria-pressed:bg-primary-soft",
        className,
      )}
    >
      {/* The visible "Sun 15" stays part of the name, so that voice users can say what they see
         (WCAG 2.5.3). */}
      <span className="sr-only">{MOOD_HISTORY_COPY[audience].dayLabel(dayName(day), labels)} </span>
      {children}
    </button>
  );
}
