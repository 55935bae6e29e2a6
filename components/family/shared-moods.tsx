import { MoodFace } from "@/components/ui/art/mood-face";
import { FAMILY_COPY } from "@/lib/across/family/copy";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import { dayName } from "@/lib/shared/calendar";
import { Part, type ViewProps } from "./part";

/** Face, points and day of the check-ins the child chose to show. */
export function SharedMoods({ audience, view: { moods } }: ViewProps) {
  const copy = FAMILY_COPY[audience].moods;
  return (
    <Part title={copy.title}>
      {moods.length === 0 ? <p className="text-ink-soft">{copy.none}</p> : null}
      {moods.length > 0 ? (
        <ul aria-label={copy.listLabel} className="grid gap-2">
          {moods.map(({ id, mood, moodScore, day }) => (
            <li key={id} className="flex items-center gap-3">
              <MoodFace mood={mood} className="size-9 shrink-0" />
              <span>
                <span className="font-semibold">{MOOD_COPY[audience].labels[mood]}</span>{" "}
                <span className="text-ink-soft text-sm tabular-nums">
                  {copy.points(moodScore)} · <time dateTime={day}>{dayName(day)}</time>
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Part>
  );
}
