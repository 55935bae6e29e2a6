"use client";

import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { HelpLine } from "@/components/layout/help-line";
import { QuietConcern } from "@/components/layout/quiet-concern";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { MOODS } from "@/lib/features/mood/constants";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";
import { DetailedMood } from "./detailed-mood";
import { MoodGrid } from "./mood-grid";
import { QuickLine } from "./quick-line";
import { TodaysMoods } from "./todays-moods";
import { type QuickSave, useQuickSave } from "./use-quick-save";

/** The mood tracker: quick mode saves with one tap, "More detail" opens the form (MOOD-01). */
export function MoodTracker({ audience, className }: { audience: Audience; className?: string }) {
  const copy = MOOD_COPY[audience];
  const titleId = useId();
  const [detailed, setDetailed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const keeping = useQuickSave(audience);

  /** Toggling removes the button that had the focus, so the heading takes it. */
  function show(detail: boolean) {
    flushSync(() => setDetailed(detail));
    title.current?.focus();
  }

  return (
    <Card aria-labelledby={titleId} className={className}>
      <div className="mb-4 flex items-center justify-between gap-3">
        <CardTitle
          id={titleId}
          ref={title}
          tabIndex={-1}
          className="min-w-0 rounded-sm sm:text-2xl"
        >
          {detailed ? copy.detail.question : copy.question}
        </CardTitle>
        {detailed ? null : (
          <Button variant="quiet" size="sm" onClick={() => show(true)} className="-me-2 shrink-0">
            {copy.moreDetail}
          </Button>
        )}
      </div>
      {detailed ? (
        <DetailedMood audience={audience} keeping={keeping} onClose={() => show(false)} />
      ) : (
        <QuickMood audience={audience} keeping={keeping} />
      )}
      {keeping.helped ? <HelpLine audience={audience} className="mt-4" /> : null}
      <QuietConcern audience={audience} of={["/api/mood", "/api/user/profile"]} className="mt-4" />
      <div className="mt-4 border-line border-t pt-4">
        <TodaysMoods audience={audience} />
      </div>
    </Card>
  );
}

function QuickMood({
  audience,
  keeping: { state, tap, undo, hold },
}: {
  audience: Audience;
  keeping: QuickSave;
}) {
  const grid = useRef<HTMLDivElement>(null);
  const chosen = state.step === "fresh" ? state.mood : null;
  return (
    <div ref={grid}>
      <MoodGrid
        audience={audience}
        moods={MOODS}
        chosen={chosen}
        onTap={tap}
        className="sm:grid-cols-6"
      />
      <QuickLine
        audience={audience}
        state={state}
        resting={MOOD_COPY[audience].resting}
        onHold={hold}
        onUndo={() => {
          void undo();
          grid.current?.querySelector<HTMLButtonElement>("[data-chosen]")?.focus();
        }}
      />
    </div>
  );
}
