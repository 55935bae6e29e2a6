"use client";

import { useId } from "react";
import { MoodGrid } from "@/components/mood/mood-grid";
import { QuickLine } from "@/components/mood/quick-line";
import { useQuickSave } from "@/components/mood/use-quick-save";
import { Card, CardTitle } from "@/components/ui/card";
import { HOME_COPY } from "@/lib/across/home/copy";
import { QUICK_CHECK_MOODS } from "@/lib/features/mood/constants";
import type { Audience } from "@/lib/shared/audience";

/** Four moods that save at once, like the quick mode of the tracker (HOME-11, HOME-12). */
export function QuickCheck({ audience, className }: { audience: Audience; className?: string }) {
  const copy = HOME_COPY[audience].quick;
  const titleId = useId();
  const { state, tap, undo, hold } = useQuickSave(audience);
  return (
    <Card aria-labelledby={titleId} className={className}>
      <CardTitle id={titleId} className="mb-3 text-xl">
        {copy.title}
      </CardTitle>
      <MoodGrid
        audience={audience}
        moods={QUICK_CHECK_MOODS}
        chosen={state.step === "fresh" ? state.mood : null}
        onTap={tap}
        className="grid-cols-4 gap-1.5 sm:gap-1.5"
        compact
      />
      <QuickLine
        audience={audience}
        state={state}
        onUndo={undo}
        onHold={hold}
        resting={copy.text}
      />
    </Card>
  );
}
