import { Button } from "@/components/ui/button";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import { MOOD_HISTORY_COPY } from "@/lib/features/mood/history/copy";
import type { Audience } from "@/lib/shared/audience";
import type { Removal } from "./use-removal";

const takeFocus = (element: HTMLElement | null): void => element?.focus();

interface RemovalLineProps {
  audience: Audience;
  removal: Removal;
  onUndone: () => void;
}

/**
 * Says what was deleted and offers an undo. For keyboard users the button takes the focus, which
 * pauses the timer.
 */
export function RemovalLine({
  audience,
  removal: { state, undo, hold },
  onUndone,
}: RemovalLineProps) {
  const { detail } = MOOD_HISTORY_COPY[audience];
  return (
    <div className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
      <p role="status" className="empty:hidden">
        {state.step === "undone" ? detail.undone : null}
        {state.step === "fresh"
          ? detail.removed(MOOD_COPY[audience].labels[state.mood.mood])
          : null}
      </p>
      {state.step === "fresh" ? (
        <Button
          ref={state.byKeyboard ? takeFocus : undefined}
          variant="soft"
          size="sm"
          onClick={() => {
            undo();
            onUndone();
          }}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
        >
          {detail.undo}
        </Button>
      ) : null}
    </div>
  );
}
