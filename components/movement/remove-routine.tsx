"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import type { Routine } from "@/lib/features/movement/types";

interface RemoveRoutineProps {
  copy: PhysicalCopy;
  routine: Routine;
  onAnswer: (remove: boolean) => void;
}

/** Deletion is permanent, so it asks first; only an archived routine can be deleted at all. */
export function RemoveRoutine({ copy: { routines }, routine, onAnswer }: RemoveRoutineProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isMeant = useRef(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog
      ref={dialog}
      id="remove-routine"
      title={routines.removeAsk}
      description={routines.removeText}
      onClose={() => onAnswer(isMeant.current)}
    >
      <p className="mt-4 font-semibold">{routine.name}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="danger"
          onClick={() => {
            isMeant.current = true;
            dialog.current?.close();
          }}
        >
          {routines.removeYes}
        </Button>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {routines.keep}
        </Button>
      </div>
    </Dialog>
  );
}
