import { MoodFace } from "@/components/ui/art/mood-face";
import { cn } from "@/components/ui/cn";
import { MAX_STACKED } from "@/lib/features/mood/history/constants";
import { MOOD_HISTORY_COPY } from "@/lib/features/mood/history/copy";
import { type Day, dayNumber, weekdayName } from "@/lib/shared/calendar";
import { DayButton } from "./day-button";
import type { PictureProps } from "./month-picture";

const COLUMN = "min-h-64 w-full content-end! pb-2";

/** Seven days side by side, each with its check-ins stacked, the first of the day at the bottom. */
export function WeekPicture({ audience, days, today, picked, onPick }: PictureProps) {
  const copy = MOOD_HISTORY_COPY[audience];
  return (
    <ol aria-label={copy.picture} className="grid animate-fade grid-cols-7 gap-1 sm:gap-2">
      {days.map(({ day, moods }) =>
        moods.length === 0 ? (
          <li
            key={day}
            aria-hidden
            className={cn("grid justify-items-center rounded-control bg-sunk/60", COLUMN)}
          >
            <DayName day={day} isToday={day === today} />
          </li>
        ) : (
          <li key={day}>
            <DayButton
              audience={audience}
              day={day}
              moods={moods}
              picked={day === picked}
              isToday={day === today}
              onPick={onPick}
              className={cn("h-full gap-1.5", COLUMN)}
            >
              {moods.length > MAX_STACKED ? (
                <span className="font-semibold text-ink-soft text-sm tabular-nums">
                  {copy.more(moods.length - MAX_STACKED)}
                </span>
              ) : null}
              {moods
                .slice(0, MAX_STACKED)
                .reverse()
                .map(({ id, mood }) => (
                  <MoodFace key={id} mood={mood} className="size-9 max-w-full sm:size-11" />
                ))}
              <DayName day={day} isToday={day === today} />
            </DayButton>
          </li>
        ),
      )}
    </ol>
  );
}

function DayName({ day, isToday }: { day: Day; isToday: boolean }) {
  return (
    <span
      className={cn(
        "grid justify-items-center rounded-control px-1.5 py-0.5 text-ink-soft text-xs leading-tight",
        isToday && "bg-primary text-on-primary",
      )}
    >
      <span className="font-semibold">{weekdayName(day)}</span>
      <span className="tabular-nums">{dayNumber(day)}</span>
    </span>
  );
}
