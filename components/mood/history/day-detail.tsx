"use client";

import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { MoodFace } from "@/components/ui/art/mood-face";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import { MOOD_HISTORY_COPY } from "@/lib/features/mood/history/copy";
import { ownWords } from "@/lib/features/mood/history/policy";
import type { MoodEntry } from "@/lib/features/mood/types";
import type { Audience } from "@/lib/shared/audience";
import { timeOfDay } from "@/lib/shared/dates";
import { RemovalLine } from "./removal-line";
import type { HistoryView } from "./use-history-view";
import type { Removal } from "./use-removal";

interface DayDetailProps {
  audience: Audience;
  view: HistoryView;
  removal: Removal;
}

/**
 * One day's check-ins with their notes. They can be deleted but not edited: a feeling isn't
 * rewritten afterward.
 */
export function DayDetail({ audience, view, removal }: DayDetailProps) {
  const copy = MOOD_HISTORY_COPY[audience];
  const title = useRef<HTMLHeadingElement>(null);
  const { picked, pickedName, zone } = view;
  return (
    <Card>
      <CardTitle
        ref={title}
        tabIndex={-1}
        aria-live="polite"
        className="rounded-sm text-xl outline-offset-4"
      >
        {pickedName ?? view.name}
      </CardTitle>
      {!picked ? <p className="mt-2 text-ink-soft">{copy.detail.none}</p> : null}
      {picked && picked.moods.length === 0 ? (
        <p className="mt-2 text-ink-soft">{copy.detail.nothing}</p>
      ) : null}
      {picked && zone ? (
        <ul className="mt-2 divide-y divide-line">
          {picked.moods.map((mood) => (
            <Entry
              key={mood.id}
              audience={audience}
              mood={mood}
              zone={zone}
              onRemove={(byKeyboard) => {
                // The button is removed with its entry; the person stays on this day.
                view.pick(picked.day);
                removal.take(mood, byKeyboard);
                if (!byKeyboard) title.current?.focus({ preventScroll: true });
              }}
            />
          ))}
        </ul>
      ) : null}
      <RemovalLine
        audience={audience}
        removal={removal}
        onUndone={() => title.current?.focus({ preventScroll: true })}
      />
    </Card>
  );
}

interface EntryProps {
  audience: Audience;
  mood: MoodEntry;
  zone: string;
  onRemove: (byKeyboard: boolean) => void;
}

function Entry({ audience, mood, zone, onRemove }: EntryProps) {
  const { detail } = MOOD_HISTORY_COPY[audience];
  const label = MOOD_COPY[audience].labels[mood.mood];
  const time = timeOfDay(mood.createdAt, zone);
  const words = ownWords(mood);
  return (
    <li className="flex animate-fade items-start gap-3 py-3">
      <MoodFace mood={mood.mood} className="size-10 shrink-0 kids:size-12" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold leading-snug">
          {label}{" "}
          <span className="whitespace-nowrap font-normal text-ink-soft text-sm tabular-nums">
            <time dateTime={mood.createdAt}>{time}</time> · {detail.points(mood.moodScore)}
          </span>
        </p>
        {words ? (
          <p className="mt-0.5 whitespace-pre-wrap break-words">{words}</p>
        ) : (
          <p className="mt-0.5 text-ink-soft text-sm">{detail.noNote}</p>
        )}
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={detail.remove(label, time)}
        // A keyboard press has a click count of 0.
        onClick={(event) => onRemove(event.detail === 0)}
        className="-me-2 -mt-1 text-ink-soft"
      >
        <Trash2 aria-hidden className="size-4.5" />
      </Button>
    </li>
  );
}
