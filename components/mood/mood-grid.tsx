import { MoodFace } from "@/components/ui/art/mood-face";
import { cn } from "@/components/ui/cn";
import type { Mood } from "@/lib/features/mood/constants";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";

interface MoodGridProps {
  audience: Audience;
  moods: readonly Mood[];
  /** The mood that is selected, or was just saved. */
  chosen?: Mood | null;
  /** In the detailed form a button selects a mood; it doesn't save. */
  choosing?: boolean;
  onTap: (mood: Mood) => void;
  /** Smaller faces, for a narrow card. */
  compact?: boolean;
  className?: string;
}

/**
 * Each mood's ring class is spelled out: the stylesheet contains only class names found in a source
 * file.
 */
const RING: Record<Mood, string> = {
  happy:
    "hover:border-mood-happy-deep data-chosen:border-mood-happy-deep data-chosen:bg-mood-happy/25",
  sad: "hover:border-mood-sad-deep data-chosen:border-mood-sad-deep data-chosen:bg-mood-sad/25",
  anxious:
    "hover:border-mood-anxious-deep data-chosen:border-mood-anxious-deep data-chosen:bg-mood-anxious/25",
  angry:
    "hover:border-mood-angry-deep data-chosen:border-mood-angry-deep data-chosen:bg-mood-angry/25",
  neutral:
    "hover:border-mood-neutral-deep data-chosen:border-mood-neutral-deep data-chosen:bg-mood-neutral/25",
  confused:
    "hover:border-mood-confused-deep data-chosen:border-mood-confused-deep data-chosen:bg-mood-confused/25",
};

export function MoodGrid({
  audience,
  moods,
  chosen,
  choosing,
  onTap,
  compact,
  className,
}: MoodGridProps) {
  const { labels } = MOOD_COPY[audience];
  return (
    <div className={cn("grid grid-cols-3 gap-2 sm:gap-2.5", className)}>
      {moods.map((mood) => (
        <button
          key={mood}
          type="button"
          aria-pressed={choosing ? chosen === mood : undefined}
          data-chosen={chosen === mood ? "" : undefined}
          onClick={() => onTap(mood)}
          className={cn(
            "group grid min-h-24 content-center justify-items-center gap-1.5 rounded-control border border-line bg-card px-1 py-3",
            "font-semibold text-ink text-sm leading-tight transition-[background-color,border-color,scale] duration-150 ease-soft",
            "active:scale-[0.96] data-chosen:shadow-rest kids:min-h-28 kids:text-[0.8125rem] kids:font-extrabold",
            compact && "min-h-20 py-2 text-xs kids:min-h-24",
            RING[mood],
          )}
        >
          <MoodFace
            mood={mood}
            className={cn(
              "transition-transform duration-200 ease-soft group-hover:-translate-y-0.5 group-data-chosen:scale-110",
              compact ? "size-9 kids:size-11" : "size-11 kids:size-14",
            )}
          />
          {labels[mood]}
        </button>
      ))}
    </div>
  );
}
