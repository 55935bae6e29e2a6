"use client";

import type { RefObject } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/lib/client/toast";
import { useLeaveRelationship } from "@/lib/features/couples/client";
import { COUPLES_COPY } from "@/lib/features/couples/copy";

const copy = COUPLES_COPY.adult.relationship;

interface LeaveDialogProps {
  relationshipId: string;
  dialog: RefObject<HTMLDialogElement | null>;
}

/** Says plainly what happens to everything written, before anything happens. */
export function LeaveDialog({ relationshipId, dialog }: LeaveDialogProps) {
  const leave = useLeaveRelationship();
  const close = () => dialog.current?.close();

  /**
   * Awaited rather than passed as a callback: this dialog unmounts with its card once the
   * relationship has ended.
   */
  async function leaveNow() {
    try {
      await leave.mutateAsync(relationshipId);
      close();
      toast(copy.left);
    } catch {
      toast({ ...copy.leaveFailed, variant: "destructive" });
    }
  }

  return (
    <Dialog
      ref={dialog}
      id={`leave-${relationshipId}`}
      title={copy.leaveTitle}
      footer={
        <>
          <Button variant="danger" pending={leave.isPending} onClick={() => void leaveNow()}>
            {copy.leaveSure}
          </Button>
          <Button variant="secondary" onClick={close}>
            {copy.stay}
          </Button>
          <CrisisButton className="ms-auto">{SHELL.adult.crisis}</CrisisButton>
        </>
      }
    >
      <ul className="mt-4 grid list-disc gap-2 ps-5 marker:text-primary">
        {copy.leaveText.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
