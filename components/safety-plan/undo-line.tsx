import { Button } from "@/components/ui/button";
import type { PlanEditorCopy } from "@/lib/features/safety-plan/copy/editor";
import { takeFocus } from "./take-focus";

interface UndoLineProps {
  copy: PlanEditorCopy;
  shown: boolean;
  onUndo: () => void;
}

/**
 * Stays until the next change, so no one has to hurry. Takes the focus, which the removed line had.
 */
export function UndoLine({ copy, shown, onUndo }: UndoLineProps) {
  return (
    <div role="status" className="empty:hidden print:hidden">
      {shown ? (
        <p className="flex flex-wrap items-center gap-3 text-ink-soft">
          {copy.removed}
          <Button ref={takeFocus} variant="secondary" size="sm" onClick={onUndo}>
            {copy.undo}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
