"use client";

import { MoodFace } from "@/components/ui/art/mood-face";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useTimeZone } from "@/lib/client/time-zone";
import { useMoods } from "@/lib/features/mood/client";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { MoodEntry } from "@/lib/features/mood/types";
import type { Audience } from "@/lib/shared/audience";
import { dayOf, timeOfDay } from "@/lib/shared/dates";

/**
 * Today's entries by calendar day, earliest first, each with its face and the local time (MOOD-08).
 */
export function TodaysMoods({ audience }: { audience: Audience }) {
  const copy = MOOD_COPY[audience];
  const zone = useTimeZone();
  const { data, isError, isFetching, refetch } = useMoods();
  if (isError && !data) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
        {copy.loadFailed}
        <Button variant="secondary" size="sm" onClick={() => refetch()} pending={isFetching}>
          {copy.retry}
        </Button>
      </div>
    );
  }
  if (!data || !zone) {
    return (
      <div aria-busy="true" className="flex gap-2">
        <span className="sr-only">{copy.loading}</span>
        <Skeleton className="h-7 w-24 rounded-full" />
        <Skeleton className="h-7 w-24 rounded-full" />
      </div>
    );
  }
  const today = dayOf(new Date(), zone);
  const moods = data.filter((mood) => dayOf(mood.createdAt, zone) === today).reverse();
  return moods.length === 0 ? (
    <p className="text-ink-soft text-sm">{copy.nothingToday}</p>
  ) : (
    <ul aria-label={copy.today} className="flex flex-wrap gap-2">
      {moods.map((mood) => (
        <TodaysMood key={mood.id} audience={audience} mood={mood} zone={zone} />
      ))}
    </ul>
  );
}

function TodaysMood({
  audience,
  mood,
  zone,
}: {
  audience: Audience;
  mood: MoodEntry;
  zone: string;
}) {
  return (
    <li>
      <Badge className="animate-fade py-1 pe-3 ps-1.5 font-medium">
        <MoodFace mood={mood.mood} className="size-5 kids:size-7" />
        <span>
          <span className="sr-only">{MOOD_COPY[audience].labels[mood.mood]}, </span>
          <time dateTime={mood.createdAt} className="tabular-nums">
            {timeOfDay(mood.createdAt, zone)}
          </time>
        </span>
      </Badge>
    </li>
  );
}
