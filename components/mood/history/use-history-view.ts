"use client";

import { useEffect, useMemo, useState } from "react";
import { useTimeZone } from "@/lib/client/time-zone";
import { useMoodHistory } from "@/lib/features/mood/history/client";
import { daysOf, historyOf, shiftDay } from "@/lib/features/mood/history/policy";
import type { HistoryDay, Span } from "@/lib/features/mood/history/types";
import type { MoodEntry } from "@/lib/features/mood/types";
import { type Day, dayName, monthName, monthOf, shortDay } from "@/lib/shared/calendar";
import { dayOf } from "@/lib/shared/dates";

interface View {
  readonly span: Span;
  /** Any day within the period shown; null means today. */
  readonly anchor: Day | null;
  /** The day whose notes are open; null lets the page choose. */
  readonly picked: Day | null;
}

/** A week outside the current year includes its year. */
const nameOf = (span: Span, days: readonly HistoryDay[], today: Day): string => {
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  if (span === "month") return monthName(monthOf(first));
  const year = last.slice(0, 4);
  return `${shortDay(first)} – ${shortDay(last)}${today.startsWith(year) ? "" : `, ${year}`}`;
};

/**
 * The week or month being viewed, its days, and the pages it needs. `without` holds the ids of
 * deleted entries.
 */
export function useHistoryView(without: ReadonlySet<string>) {
  const zone = useTimeZone();
  const query = useMoodHistory();
  const [view, setView] = useState<View>({ span: "month", anchor: null, picked: null });
  const loaded = query.data?.pages;
  const moods = useMemo<MoodEntry[] | null>(
    () => loaded?.flat().filter(({ id }) => !without.has(id)) ?? null,
    [loaded, without],
  );
  const today = zone ? dayOf(new Date(), zone) : null;
  const anchor = view.anchor ?? today;
  const days = useMemo(
    () => (zone && anchor && moods ? historyOf(moods, daysOf(view.span, anchor), zone) : null),
    [zone, anchor, moods, view.span],
  );

  // The last page is empty if the one before it was exactly full.
  const oldest = loaded?.flat().at(-1);
  const reaches = zone && oldest ? dayOf(oldest.createdAt, zone) : null;
  const first = days?.[0]?.day ?? "";
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const needsOlder = hasNextPage && reaches !== null && first !== "" && first <= reaches;
  useEffect(() => {
    if (needsOlder && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [needsOlder, isFetching, isFetchNextPageError, fetchNextPage]);

  const filled = days?.filter((day) => day.moods.length > 0) ?? [];
  const picked = days?.find(({ day }) => day === view.picked) ?? filled.at(-1) ?? null;

  return {
    ...view,
    query,
    zone,
    moods,
    days,
    picked,
    name: days && today ? nameOf(view.span, days, today) : "",
    pickedName: picked ? dayName(picked.day) : null,
    today,
    waitsForOlder: needsOlder && !isFetchNextPageError,
    olderFailed: needsOlder && isFetchNextPageError,
    hasBefore: hasNextPage || (reaches !== null && reaches < first),
    hasAfter: today !== null && (days?.at(-1)?.day ?? today) < today,
    pick: (day: Day) => setView((before) => ({ ...before, picked: day })),
    move: (step: -1 | 1) =>
      setView((before) => ({
        ...before,
        anchor: anchor && shiftDay(before.span, anchor, step),
        picked: null,
      })),
    show: (span: Span) => setView((before) => ({ ...before, span, anchor: picked?.day ?? anchor })),
  };
}

export type HistoryView = ReturnType<typeof useHistoryView>;
