import { MoodFace } from "@/components/ui/art/mood-face";
import { cn } from "@/components/ui/cn";
import { MOOD_HISTORY_COPY } from "@/lib/features/mood/history/copy";
import type { HistoryDay } from "@/lib/features/mood/history/types";
import type { Audience } from "@/lib/shared/audience";
import { type Day, dayNumber, daysOfWeek, weekdayIndex, weekdayName } from "@/lib/shared/calendar";
import { DayButton } from "./day-button";

const COLUMN = [
  "col-start-1",
  "col-start-2",
  "col-start-3",
  "col-start-4",
  "col-start-5",
  "col-start-6",
  "col-start-7",
];

/**
 * Every day of the month with the face of its last check-in. Days without one look blank, not like
 * gaps in a record.
 */
export function MonthPicture({ audience, days, today, picked, onPick }: PictureProps) {
  const copy = MOOD_HISTORY_COPY[audience];
  return (
    <div className="animate-fade">
      <div
        aria-hidden
        className="grid grid-cols-7 gap-1 pb-1 text-center font-semibold text-ink-soft text-xs sm:gap-1.5"
      >
        {weekOf(days[0]?.day).map((day) => (
          <span key={day}>{weekdayName(day)}</span>
        ))}
      </div>
      <ol aria-label={copy.picture} className="grid grid-cols-7 gap-1 sm:gap-1.5">
        {days.map(({ day, moods }, at) => {
          const last = moods.at(-1);
          const column = at === 0 ? COLUMN[weekdayIndex(day)] : undefined;
          if (!last) {
            return (
              <li
                key={day}
                aria-hidden
                className={cn("grid min-h-16 justify-items-center pt-1 sm:min-h-20", column)}
              >
                <DayNumber day={day} isToday={day === today} />
              </li>
            );
          }
          return (
            <li key={day} className={column}>
              <DayButton
                audience={audience}
                day={day}
                moods={moods}
                picked={day === picked}
                isToday={day === today}
                onPick={onPick}
                className="min-h-16 sm:min-h-20"
              >
                <DayNumber day={day} isToday={day === today} />
                <MoodFace mood={last.mood} className="size-8 max-w-full sm:size-10" />
                {moods.length > 1 ? (
                  // At the bottom of the face: the day's number is above it.
                  <span className="absolute end-0 bottom-0 rounded-full bg-card px-1 font-semibold text-[0.6875rem] text-ink-soft tabular-nums sm:end-1">
                    {copy.more(moods.length - 1)}
                  </span>
                ) : null}
              </DayButton>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const weekOf = (day: Day | undefined): Day[] => (day ? daysOfWeek(day) : []);

function DayNumber({ day, isToday }: { day: Day; isToday: boolean }) {
  return (
    <span
      className={cn(
        "grid h-5 min-w-5 place-items-center rounded-full px-1 text-ink-soft text-xs tabular-nums",
        isToday && "bg-primary font-semibold text-on-primary",
      )}
    >
      {dayNumber(day)}
    </span>
  );
}

export interface PictureProps {
  audience: Audience;
  days: readonly HistoryDay[];
  /** Null until the browser has reported its time zone. */
  today: Day | null;
  picked: Day | null;
  onPick: (day: Day) => void;
}
