import { Button } from "@/components/ui/button";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";
import { ShowThis } from "./show-this";
import type { QuickState } from "./use-quick-save";

interface QuickLineProps {
  audience: Audience;
  state: QuickState;
  onUndo: () => void;
  onHold: (held: boolean) => void;
  /** Text shown while nothing has been tapped. */
  resting?: string;
}

/** Keeps its height, so that nothing below it jumps when it changes. */
export function QuickLine({ audience, state, onUndo, onHold, resting }: QuickLineProps) {
  return (
    <div className="mt-3 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1">
      <p role="status" className="text-ink-soft text-sm">
        <span key={state.step} className="inline-block animate-rise">
          {lineOf(audience, state) ?? resting}
        </span>
      </p>
      {state.step === "fresh" ? (
        <Button
          variant="soft"
          size="sm"
          onClick={onUndo}
          onFocus={() => onHold(true)}
          onBlur={() => onHold(false)}
          onPointerEnter={() => onHold(true)}
          onPointerLeave={() => onHold(false)}
        >
          {MOOD_COPY[audience].undo}
        </Button>
      ) : null}
      {audience === "child" && state.step === "kept" && state.id ? (
        <ShowThis key={state.id} id={state.id} />
      ) : null}
    </div>
  );
}

function lineOf(audience: Audience, state: QuickState): string | null {
  const copy = MOOD_COPY[audience];
  if (state.step === "fresh") return copy.saved(copy.labels[state.mood]);
  if (state.step === "kept") return copy.kind[state.mood];
  return state.step === "undone" ? copy.undone : null;
}
