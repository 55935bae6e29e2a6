import { Pencil, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { PlanEditorCopy } from "@/lib/features/safety-plan/copy/editor";
import type { PlanItem } from "@/lib/features/safety-plan/types";
import { PlanLine } from "./plan-line";
import { takeFocus } from "./take-focus";

interface LineRowProps {
  copy: PlanEditorCopy;
  item: PlanItem;
  /** Its form was closed by keyboard. */
  focused: boolean;
  onChange: () => void;
  onRemove: () => void;
}

export function LineRow({ copy, item, focused, onChange, onRemove }: LineRowProps) {
  return (
    <div className="flex items-center gap-1 rounded-control bg-sunk py-1 ps-4 pe-1">
      <PlanLine item={item} />
      <Button
        ref={focused ? takeFocus : null}
        variant="quiet"
        size="icon"
        aria-label={copy.change(item.text)}
        onClick={onChange}
      >
        <Pencil aria-hidden className="size-4" />
      </Button>
      <Button variant="quiet" size="icon" aria-label={copy.remove(item.text)} onClick={onRemove}>
        <X aria-hidden className="size-4.5" />
      </Button>
    </div>
  );
}
