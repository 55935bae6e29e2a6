"use client";

import { MoodFace } from "@/components/ui/art/mood-face";
import { cn } from "@/components/ui/cn";
import { DASHBOARD_COPY } from "@/lib/across/home/dashboard/copy";
import type { Bar } from "@/lib/across/home/dashboard/types";
import { useTimeZone } from "@/lib/client/time-zone";
import { MAX_SCORE, type Mood } from "@/lib/features/mood/constants";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";
import { longDay, shortWeekday, timeOfDay } from "@/lib/shared/dates";

const FILL: Record<Mood, string> = {
  happy: "bg-mood-happy",
  sad: "bg-mood-sad",
  anxious: "bg-mood-anxious",
  angry: "bg-mood-angry",
  neutral: "bg-mood-neutral",
  confused: "bg-mood-confused",
};

interface MoodBarsProps {
  audience: Audience;
  bars: readonly Bar[];
  label: string;
}

/**
 * The last entries, oldest on the left, each above its weekday (DASH-02, DASH-11): face, height and
 * color say the same.
 */
export function MoodBars({ audience, bars, label }: MoodBarsProps) {
  const zone = useTimeZone();
  return (
    <ol aria-label={label} className="flex justify-start gap-1.5 sm:gap-3">
      {bars.map((bar) => (
        <li
          key={bar.id}
          className="grid min-w-0 max-w-24 flex-1 grid-rows-[11rem_auto] gap-2 text-center"
        >
          <div aria-hidden className="flex flex-col items-center justify-end gap-1.5">
            <MoodFace
              mood={bar.mood}
              className="size-8 max-w-full shrink-0 animate-fade sm:size-9"
            />
            <div
              className={cn(
                "w-full max-w-10 animate-fade rounded-full transition-[height] duration-300",
                FILL[bar.mood],
              )}
              style={{ height: `${12 + (bar.moodScore / MAX_SCORE) * 60}%` }}
            />
          </div>
          <span className="grid justify-items-center text-sm">
            <span className="min-h-[1.5em] font-semibold text-ink">
              {zone ? shortWeekday(bar.createdAt, zone) : null}
            </span>
            <span className="text-ink-soft tabular-nums">
              <span className="sr-only">{MOOD_COPY[audience].labels[bar.mood]}, </span>
              {bar.moodScore}
              <span className="sr-only"> of {MAX_SCORE}</span>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The same data as a table, for people who would rather read. */
export function MoodTable({ audience, bars }: { audience: Audience; bars: readonly Bar[] }) {
  const zone = useTimeZone();
  const { table, columns, bars: caption } = DASHBOARD_COPY[audience].how;
  return (
    <details className="mt-4">
      <summary className="prose-link inline-block rounded-sm py-1 text-sm">{table}</summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-start text-sm tabular-nums [&_td]:py-2 [&_td]:pe-4 [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start [&_tr]:border-line [&_tr]:border-b">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.day}</th>
              <th scope="col">{columns.time}</th>
              <th scope="col">{columns.mood}</th>
              <th scope="col">{columns.points}</th>
            </tr>
          </thead>
          <tbody>
            {zone
              ? bars.map((bar) => (
                  <tr key={bar.id}>
                    <td>{longDay(bar.createdAt, zone)}</td>
                    <td>{timeOfDay(bar.createdAt, zone)}</td>
                    <td>{MOOD_COPY[audience].labels[bar.mood]}</td>
                    <td>{bar.moodScore}</td>
                  </tr>
                ))
              : null}
          </tbody>
        </table>
      </div>
    </details>
  );
}
