import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { SPANS } from "@/lib/features/mood/history/constants";
import { MOOD_HISTORY_COPY } from "@/lib/features/mood/history/copy";
import type { Audience } from "@/lib/shared/audience";
import type { HistoryView } from "./use-history-view";

/**
 * Week or month, with previous and next. A disabled direction stays in place, so that the focus
 * does too.
 */
export function SpanNav({ audience, view }: { audience: Audience; view: HistoryView }) {
  const copy = MOOD_HISTORY_COPY[audience];
  const { span } = view;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="flex min-w-0 items-center gap-1 max-sm:order-2 max-sm:w-full max-sm:justify-between">
        <Way
          label={copy.before[span]}
          open={view.hasBefore}
          onGo={() => view.move(-1)}
          icon={ChevronLeft}
        />
        <h2 aria-live="polite" className="text-center text-lg tabular-nums sm:min-w-52 sm:text-2xl">
          {view.name}
        </h2>
        <Way
          label={copy.after[span]}
          open={view.hasAfter}
          onGo={() => view.move(1)}
          icon={ChevronRight}
        />
      </div>
      <fieldset className="inline-flex gap-1 rounded-full bg-sunk p-1 max-sm:w-full">
        <legend className="sr-only">{copy.spans.label}</legend>
        {SPANS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={span === each}
            onClick={() => view.show(each)}
            className="min-h-9 flex-1 rounded-full px-4 py-1.5 font-semibold text-ink-soft text-sm transition-colors hover:text-ink aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-rest"
          >
            {copy.spans[each]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

interface WayProps {
  label: string;
  open: boolean;
  onGo: () => void;
  icon: typeof ChevronLeft;
}

function Way({ label, open, onGo, icon: Icon }: WayProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      aria-disabled={!open || undefined}
      onClick={() => {
        if (open) onGo();
      }}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}
