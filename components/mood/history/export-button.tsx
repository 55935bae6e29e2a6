"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import { readWholeHistory } from "@/lib/features/mood/history/client";
import { MOOD_HISTORY_COPY } from "@/lib/features/mood/history/copy";
import { asCsv, ownWords } from "@/lib/features/mood/history/policy";
import type { MoodEntry } from "@/lib/features/mood/types";
import type { Audience } from "@/lib/shared/audience";
import { dayOf, timeOfDay } from "@/lib/shared/dates";

const RELEASED_AFTER_MS = 60_000;

interface ExportButtonProps {
  audience: Audience;
  /** Entries that are being deleted. */
  without: ReadonlySet<string>;
}

/** Saves all check-ins as a file, made in the browser from data the person can read here anyway. */
export function ExportButton({ audience, without }: ExportButtonProps) {
  const { file, failed } = MOOD_HISTORY_COPY[audience];
  const zone = useTimeZone() ?? "UTC";
  const [collecting, setCollecting] = useState(false);

  const rowOf = (mood: MoodEntry): string[] => [
    dayOf(mood.createdAt, zone),
    timeOfDay(mood.createdAt, zone),
    MOOD_COPY[audience].labels[mood.mood],
    String(mood.moodScore),
    ownWords(mood) ?? "",
  ];

  async function save() {
    setCollecting(true);
    try {
      const moods = (await readWholeHistory()).filter(({ id }) => !without.has(id));
      // The byte order mark tells spreadsheets that the file is UTF-8.
      const text = `\uFEFF${asCsv(moods, file.columns, rowOf)}`;
      const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
      const link = document.createElement("a");
      link.href = address;
      link.download = file.name;
      link.click();
      // Safari reads the URL only after the click is over.
      setTimeout(() => URL.revokeObjectURL(address), RELEASED_AFTER_MS);
    } catch (error) {
      if (!bounceIfUnauthorized(error)) toast({ ...failed.file, variant: "destructive" });
    } finally {
      setCollecting(false);
    }
  }

  return (
    <div className="px-1">
      <Button variant="secondary" onClick={save} pending={collecting}>
        {collecting ? null : <Download aria-hidden className="size-4" />}
        {collecting ? file.saving : file.save}
      </Button>
      <p className="mt-2 text-ink-soft text-sm">{file.hint}</p>
    </div>
  );
}
